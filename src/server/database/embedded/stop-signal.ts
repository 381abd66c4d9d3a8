/** What the embedded database's worker shows, so that the statement it works on can be ended from outside. */
export type StopSignal = {
  /** The engine's memory, with the byte addresses of the two numbers that it looks at between rows. */
  readonly memory: SharedArrayBuffer
  readonly cancelPending: number
  readonly interruptPending: number
  /** One number: which request the worker is at; 0: none; negative: somebody is about to end that one. */
  readonly request: SharedArrayBuffer
}

/**
 * Ends the statement that the worker is at, as PostgreSQL's own cancel does: it fails with 57014, its transaction with it, and the
 * connection lives on. Only request `number` is meant; when the worker is past it, nothing happens.
 */
export function endRequest(signal: StopSignal, number: number): void {
  const request = new Int32Array(signal.request)
  if (Atomics.compareExchange(request, 0, number, -number) !== number) return
  const flags = new Int32Array(signal.memory)
  Atomics.store(flags, signal.cancelPending / 4, 1)
  Atomics.store(flags, signal.interruptPending / 4, 1)
  Atomics.store(request, 0, number)
}

/** In the worker: runs one request that may be ended, and leaves no signal behind for the next. */
export async function underSignal(
  signal: StopSignal,
  number: number,
  act: () => Promise<void>,
): Promise<void> {
  const request = new Int32Array(signal.request)
  Atomics.store(request, 0, number)
  try {
    await act()
  } finally {
    while (Atomics.compareExchange(request, 0, number, 0) !== number);
    Atomics.store(new Int32Array(signal.memory), signal.cancelPending / 4, 0)
  }
}
