/** Maximum time of a graceful stop in ms; then the process is ended. */
const STOP_TIMEOUT = 20_000

/** Runs `stop` once on Ctrl-C, SIGTERM or a closed terminal, then exits; a second signal exits at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false
  const exit = () => {
    if (stopping) process.exit(130)
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, exit)
}
