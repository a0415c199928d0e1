/** Whose words one does not want to read, at any table. */
import * as api from './api';

class Blocked {
  people = $state.raw<ReadonlySet<string>>(new Set());

  /** A list that does not come hides nobody. */
  async load(): Promise<void> {
    this.people = new Set((await api.blocked().catch(() => [])).map(({ id }) => id));
  }

  async hide(person: string): Promise<void> {
    await api.block(person);
    this.people = new Set([...this.people, person]);
  }

  async show(person: string): Promise<void> {
    await api.unblock(person);
    this.people = new Set([...this.people].filter((one) => one !== person));
  }
}

export const blocked = new Blocked();
