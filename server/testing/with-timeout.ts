/** Waits for so long, then fails with a message that says what is known. */
export async function within<Value>(
  ms: number,
  waited: Promise<Value>,
  whatIsKnown: () => string,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not within ${ms} ms: ${whatIsKnown()}`)), ms);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
