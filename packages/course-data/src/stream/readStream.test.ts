import { afterEach, expect, it, vi } from 'vitest';
import { readStream } from './readStream.ts';

const streamOf = (...chunks: number[][]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Uint8Array.from(chunk));
      controller.close();
    },
  });

afterEach(() => {
  vi.restoreAllMocks();
});

it('joins the chunks, up to the maximum size', async () => {
  expect(await readStream(streamOf([1, 2], [], [3]), 3)).toEqual(Uint8Array.of(1, 2, 3));
  expect(await readStream(streamOf(), 0)).toEqual(new Uint8Array());
});

it('reads where streams cannot be iterated, as in Safari 26', async () => {
  vi.spyOn(ReadableStream.prototype, Symbol.asyncIterator).mockImplementation(() => {
    throw new TypeError('stream is not async iterable');
  });
  expect(await readStream(streamOf([1], [2]), 2)).toEqual(Uint8Array.of(1, 2));
});

it('reads no more than the maximum size, and cancels the stream', async () => {
  let given = 0;
  const cancel = vi.fn();
  const stream = new ReadableStream({
    pull: (controller) => {
      given += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
    cancel,
  });
  await expect(readStream(stream, 10_000)).rejects.toThrow(RangeError);
  expect(given).toBeLessThan(15_000);
  expect(cancel).toHaveBeenCalledOnce();
});

it('rejects as the stream does', async () => {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(readStream(stream, 10)).rejects.toThrow('network error');
});
