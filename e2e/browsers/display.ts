import { once } from 'node:events'
import { startProgram } from './start-program.ts'

export type Display = { name: string; stop(): Promise<void> }

/** Starts a virtual display; Xvfb chooses a free number and writes it to file descriptor 3. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const program = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {})
  const numbers = program.child.stdio[3]
  if (!numbers) throw new Error('Xvfb has no pipe for its number.')
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(program.child, 'exit').then(() => {
      throw new Error(`Xvfb did not start: ${program.output.join(' ')}`)
    }),
  ])
  return { name: `:${String(number).trim()}`, stop: program.stop }
}
