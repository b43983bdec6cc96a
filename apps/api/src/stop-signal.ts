/** Maximum time of a graceful stop in ms; then the process is ended. */
const STOP_TIMEOUT_MS = 20_000

/**
 * Runs `stop` once on SIGTERM, Ctrl-C or a closed terminal, then exits. A service manager signals a whole process group, and the parents of
 * this process forward what they get, so further signals are ignored; only Ctrl-C at a terminal during the stop exits at once. Returns a
 * function that stops the process in the same way with an exit code.
 */
export function onStopSignal(stop: () => Promise<void>): (exitCode: number) => void {
  let stopping = false
  const exit = (exitCode: number): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => exit(0))
  process.on('SIGHUP', () => exit(0))
  process.on('SIGINT', () => {
    if (stopping && process.stdin.isTTY) process.exit(130)
    exit(0)
  })
  return exit
}
