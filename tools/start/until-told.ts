/** Runs `stop` once when the process is told to end (Ctrl-C, SIGTERM, a closed terminal), then ends it; a second Ctrl-C does not wait. */
export function untilTold(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) process.exit(130)
    stopping = true
    // Whatever hangs, a stop that takes longer than this is a kill.
    setTimeout(() => process.exit(1), 20_000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
