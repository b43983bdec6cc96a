import { spawn } from 'node:child_process'
import { inRepo, root } from './root.ts'

export type Finished = { code: number; output: string }

/** Runs one of our programs with this Node and gives its exit code and all it said. Never throws for a program that fails. */
export function runNode(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const said: string[] = []
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: said.join('').trim() }))
  })
}

/** The path of a program inside an installed package. */
export function packaged(file: string): string {
  return inRepo('node_modules', file)
}
