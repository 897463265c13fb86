/**
 * The same answer, whose body fails once nothing more of it comes: it may take as long as it needs, but a connection
 * that is open and silent would be waited for without end.
 * @param silenceMs - how long to wait for a piece once it is read; time in which nothing is read does not count
 * @param toError - what reading fails with; `isSilent`: because nothing came
 */
export function failingWhenSilent(
  answer: Response,
  silenceMs: number,
  toError: (error: unknown, isSilent: boolean) => unknown,
): Response {
  // Browsers give a body to answers that have none, of which no other answer may be made.
  if (!answer.body || [204, 205, 304].includes(answer.status)) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const silence = new Promise<'silent'>((resolve) => {
          timer = setTimeout(() => resolve('silent'), silenceMs);
        });
        try {
          const piece = await Promise.race([reader.read(), silence]);
          if (piece === 'silent') {
            controller.error(toError(undefined, true));
            // Closes the connection, which is not waited for.
            reader.cancel().catch(() => {});
          } else if (piece.done) controller.close();
          else controller.enqueue(piece.value);
        } catch (error) {
          controller.error(toError(error, false));
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, answer);
}
