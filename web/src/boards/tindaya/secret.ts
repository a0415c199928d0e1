/** What a tribe hides from the others in Domination: idols, objectives that not everybody knows, cards that were dealt to it. */
import type { TindayaView } from './tindaya';

export function secret(view: TindayaView): boolean {
  const tribe = view.tribes[view.turn ?? -1];
  if (view.mode !== 'domination' || view.phase === 'over' || !tribe) return false;
  const dealt = typeof tribe.dealt === 'number' ? tribe.dealt : tribe.dealt.length;
  return tribe.idols > 0 || dealt > 0 || tribe.objectives.some(({ known }) => known.length < view.players);
}
