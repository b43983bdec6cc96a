import { realpathSync } from 'node:fs'

/** Writes one line to standard output. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with the message of an error on standard error, after all output is written, because writing to a pipe may be asynchronous. */
export async function exitWithError(error: unknown): Promise<never> {
  await write(process.stdout, '')
  await write(process.stderr, `${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const write = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(text, () => resolve()))

/** Whether the module is the program that was started, not an import of another. */
export function isMainModule(meta: ImportMeta): boolean {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === realpathSync(meta.filename)
}

/** Formats a duration given in milliseconds: `85 ms`, `2.4 s`. */
export function formatDuration(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}
