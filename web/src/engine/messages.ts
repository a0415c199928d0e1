/** Messages between the page and the worker that holds the tables of this device. */
import type { Refusal } from '../protocol';

export type Arguments = Readonly<Record<string, unknown>>;

export type FromPage =
  | { readonly type: 'begin'; readonly root: string; readonly cores: number }
  | { readonly type: 'ask'; readonly id: number; readonly do: string; readonly with: Arguments }
  | {
      readonly type: 'open';
      readonly wire: string;
      readonly table: string;
      readonly seat: number | null;
      readonly have: number;
    }
  | { readonly type: 'send'; readonly wire: string; readonly text: string }
  | { readonly type: 'close'; readonly wire: string };

export type FromWorker =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly status: number; readonly refusal: Refusal }
  | { readonly type: 'opened'; readonly wire: string }
  | { readonly type: 'heard'; readonly wire: string; readonly text: string }
  | { readonly type: 'closed'; readonly wire: string; readonly reason: string };

/** Long work for a thread of its own; `ludoteca/local/jobs.py` does it. */
export interface Job {
  readonly do: string;
  readonly with: Arguments;
}

/** What the Python host answers: a result, a job to do first, or a refusal; and what is to be stored. */
export interface HostAnswer {
  readonly result?: unknown;
  readonly job?: Job;
  readonly status?: number;
  readonly refusal?: Refusal;
  readonly table?: string;
  readonly setup?: Arguments;
  readonly info?: Arguments;
  readonly lines?: readonly Row[];
}

/** An entry of a table's log as it is stored. */
export interface Row {
  readonly line: number;
  readonly kind: string;
  readonly body: Arguments;
  readonly person: string | null;
  readonly at: number;
}
