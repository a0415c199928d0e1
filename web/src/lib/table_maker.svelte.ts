/** Makes a table and goes there; says why not. */
import type { Refusal } from '../protocol';
import * as api from './api';
import { app } from './app.svelte';
import { makeTable } from './hosts';
import { toTable } from './router';
import * as setup from './setup';

export class TableMaker {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** On this device, where that is wanted or there is no server. */
  async make(draft: setup.Draft, here?: boolean): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const { id } = await makeTable(setup.table(draft), () => app.meet(), here);
      app.go(toTable(id));
    } catch (error) {
      this.refusal = error instanceof api.Refused ? error.refusal : { rule: 'table', reason: 'unreachable' };
      this.busy = false;
    }
  }
}
