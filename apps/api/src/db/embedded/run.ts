import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Owner } from './data-folder.ts'

export type Ran = { code: number; output: string }

/**
 * Runs one PostgreSQL program as the given owner and gives its exit code and everything it said. Never throws for a program that
 * fails; a program that can't be run at all gives code 127 and the reason.
 */
export function run(file: string, args: string[], owner: Owner | undefined): Promise<Ran> {
  return new Promise((resolve) => {
    const said: string[] = []
    const child = spawn(file, args, {
      ...owner,
      // Our own working folder may be closed to the owner.
      cwd: path.parse(file).root,
      // A foreign PG… variable or language must not change what the programs do or say.
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const listen = (chunk: Buffer) => said.push(chunk.toString())
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    // Not 'close': the server that pg_ctl leaves behind may hold our pipes open.
    child.on('exit', (code) =>
      setImmediate(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ code: code ?? 1, output: said.join('').trim() })
      }),
    )
  })
}
