/** A thread for long work: one job at a time, JSON in and out. Its name is the folder of the page. */
import { Master } from './master';
import { startPython } from './python';

type Do = (job: string) => string;

const ready = startPython(self.name).then(
  (python) => new Master(python, self.name, python.runPython('from ludoteca.local.jobs import do; do') as Do),
);
onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    postMessage(await (await ready).do(data));
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
};
