import { spawn } from 'node:child_process'
import { inRepo, root } from './root.ts'

export type ProgramResult = { code: number; output: string }

/** Runs a program with this Node. Returns its exit code and output; a failing program does not throw. `signal` ends it. */
export function runNode(
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined } = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const output: string[] = []
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: options.signal,
    })
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('').trim() }))
  })
}

/** The path of a program inside an installed package. */
export function packaged(file: string): string {
  return inRepo('node_modules', file)
}
