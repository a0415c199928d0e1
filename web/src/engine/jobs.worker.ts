/** A thread for long work: one job at a time, JSON in and out. Its name is the folder of the page. */
import { startPython } from './python';

type Do = (job: string) => string;

const ready = startPython(self.name).then((python) => python.runPython('from ludoteca.local.jobs import do; do') as Do);
onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const work = await ready;
    postMessage(work(data));
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
};
