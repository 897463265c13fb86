import { FindingReader, type FindingBatch } from './FindingReader.js';
import { yieldToBrowser } from '../../domain/yieldToBrowser.js';
import type { Intake } from './intake.js';

/** Reads on the page, a few milliseconds at a time. */
export function intakeInSlices(onBatch: (batch: FindingBatch) => void): Intake {
  const reader = new FindingReader();
  let isStopped = false;
  let sliceEnd = performance.now() + SLICE_MS;
  const deliver = () => {
    const batch = reader.takeBatch();
    if (batch) onBatch(batch);
  };
  return {
    async push(bytes) {
      reader.push(bytes);
      while (!isStopped && !reader.read(() => performance.now() >= sliceEnd)) {
        deliver();
        await yieldToBrowser();
        sliceEnd = performance.now() + SLICE_MS;
      }
    },
    endAnswer: () => {
      reader.endAnswer();
      deliver();
      return Promise.resolve(reader.count);
    },
    finish: () => Promise.resolve(reader.takeTexts()),
    stop() {
      isStopped = true;
    },
  };
}

// Reading one more finding, packing and drawing come on top.
const SLICE_MS = 6;
