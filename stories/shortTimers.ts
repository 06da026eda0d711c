/** Runs a part of a story in which timers of at least `fromMs` end after `ms`, such as the 60 s of an idea. */
export async function withShortTimers(fromMs: number, ms: number, run: () => Promise<void>): Promise<void> {
  const real = window.setTimeout.bind(window)
  const shortened = (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
    real(handler, delay >= fromMs ? ms : delay, ...args)
  window.setTimeout = Object.assign(shortened, real)
  try {
    await run()
  } finally {
    window.setTimeout = real
  }
}
