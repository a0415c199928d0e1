/** On a wide screen the counters lie beside the map; on a small one they lie apart from it. */
import { small } from '../../lib/small';

export const wide = (): boolean => !small();
