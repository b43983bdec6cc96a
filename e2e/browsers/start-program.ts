import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Program = { output: string[]; child: ChildProcess; stop(): Promise<void> }

/** Starts a program and collects the lines that it prints. */
export function startProgram(path: string, args: readonly string[], environment: Record<string, string>): Program {
  const child = spawn(path, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(...text.split('\n').filter(Boolean)))
  const ended = once(child, 'exit')
  child.on('error', () => {})
  return {
    output,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await ended
    },
  }
}
