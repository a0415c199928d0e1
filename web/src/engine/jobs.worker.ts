/** A thread for long work: one job at a time, JSON in and out. Its name is the folder of the page. */
import { Master } from './master';
import { startPython } from './python';

type Do = (job: string) => string;

const ready = startPython(self.name).then((python) => ({
  work: python.runPython('from ludoteca.local.jobs import do; do') as Do,
  master: new Master(python, self.name),
}));
onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const { work, master } = await ready;
    await master.prepare(data);
    postMessage(work(data));
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
};
