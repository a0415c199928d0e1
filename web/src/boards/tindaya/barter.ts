/** A barter or dowry as it is composed: units to put and to want, then sent unit by unit. */
import { type Goods, RESOURCES, type TindayaView, under } from './tindaya';

export interface Deal {
  readonly kind: 'barter' | 'dowry' | 'neutral-dowry';
  readonly seat: number;
  /** The other side; null for the neutral villagers of a solo game. */
  readonly partner: number | null;
  /** How many units must be named; null where both sides only have to be equal. */
  readonly exactly: number | null;
  readonly puts: readonly string[];
  readonly wants: readonly string[];
  readonly gives: boolean;
  readonly takes: boolean;
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const DOWRY = 3;

/** What the seat to decide is composing; null if it is no deal. */
export function deal(view: TindayaView): Deal | null {
  const step = under(view);
  if (!step) return null;
  const seat = Number(step['seat']);
  if (step.step === 'barter') {
    return {
      kind: 'barter',
      seat,
      partner: Number(step['partner']),
      exactly: null,
      puts: list(step['puts']),
      wants: list(step['wants']),
      gives: true,
      takes: true,
    };
  }
  const units = list(step['units']);
  if (step.step === 'neutral-dowry')
    return {
      kind: 'neutral-dowry',
      seat,
      partner: null,
      exactly: DOWRY,
      puts: units,
      wants: [],
      gives: true,
      takes: false,
    };
  if (step.step !== 'dowry') return null;
  const pays = Boolean(step['pays']);
  return {
    kind: 'dowry',
    seat,
    partner: Number(step['partner']),
    exactly: DOWRY,
    puts: pays ? units : [],
    wants: pays ? [] : units,
    gives: pays,
    takes: !pays,
  };
}

/** Whether a verb belongs to a deal of which nothing is fixed yet: the panel offers it. */
export function composes(verb: string, view: TindayaView): boolean {
  const found = ['put', 'want', 'send', 'cancel'].includes(verb) ? deal(view) : null;
  return found !== null && found.puts.length + found.wants.length === 0;
}

/** A proposal that the seat to decide must answer: what it would get and give. */
export interface Proposal {
  readonly proposer: number;
  readonly gets: readonly string[];
  readonly gives: readonly string[];
}

export function proposal(view: TindayaView): Proposal | null {
  const step = under(view);
  if (step?.step === 'barter-answer')
    return { proposer: Number(step['proposer']), gets: list(step['puts']), gives: list(step['wants']) };
  if (step?.step !== 'dowry-answer') return null;
  const units = list(step['units']);
  return { proposer: Number(step['proposer']), gets: step['pays'] ? units : [], gives: step['pays'] ? [] : units };
}

export type Heap = Readonly<Record<string, number>>;
export const total = (heap: Heap): number => Object.values(heap).reduce((sum, units) => sum + units, 0);

/** The heap with some units more or less, never below none and never above what there is. */
export function changed(heap: Heap, kind: string, by: number, stock: Goods): Heap {
  const units = Math.max(0, Math.min((heap[kind] ?? 0) + by, stock[kind] ?? 0));
  return { ...heap, [kind]: units };
}

/** What is still missing, or the rule that is kept: `tindaya-deal-<state>`. */
export function state(deal: Deal, put: Heap, want: Heap): string {
  if (deal.exactly !== null) return ready(deal, put, want) ? 'exactly' : 'short';
  if (ready(deal, put, want)) return 'equal';
  return total(put) + total(want) === 0 ? 'nothing' : 'unequal';
}

/** Whether the heaps make a whole. */
export function ready({ gives, takes, exactly }: Deal, put: Heap, want: Heap): boolean {
  if (exactly !== null) return total(gives ? put : want) === exactly;
  return gives && takes && total(put) > 0 && total(put) === total(want);
}

const units = (verb: string, heap: Heap): string[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: heap[kind] ?? 0 }, () => `${verb} ${kind}`));

/** The moves that compose a deal, in the order in which the game asks for them. */
export function moves({ kind, gives, takes }: Deal, put: Heap, want: Heap): string[] {
  return [
    ...(gives ? units('put', put) : []),
    ...(takes ? units('want', want) : []),
    ...(kind === 'neutral-dowry' ? [] : ['send']),
  ];
}

/** Units as a heap. */
export function heap(kinds: readonly string[]): Heap {
  const found: Record<string, number> = {};
  for (const kind of kinds) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}
