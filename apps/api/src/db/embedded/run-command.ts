import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Owner } from './data-location.ts'

export type CommandResult = { code: number; output: string }

/**
 * Runs a PostgreSQL program as the given user and returns its exit code and output. A program that cannot be started gives code 127
 * and the reason.
 */
export function runCommand(file: string, args: string[], owner: Owner | undefined): Promise<CommandResult> {
  return new Promise((resolve) => {
    const output: string[] = []
    const child = spawn(file, args, {
      ...owner,
      // The user may not be able to read the current working directory.
      cwd: path.parse(file).root,
      // PG… variables and the locale of the environment must not change behaviour or output.
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const collect = (chunk: Buffer) => output.push(chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    // Not 'close': the server that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) =>
      setImmediate(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ code: code ?? 1, output: output.join('').trim() })
      }),
    )
  })
}
