import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const secondsToStart = 60

/** Starts `main.ts` of an installed release and returns the status of each address it is asked for. */
export async function askRelease(
  folder: string,
  environment: Record<string, string>,
  paths: string[],
): Promise<Record<string, number>> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: folder, env: environment, stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${environment.PORT}`
  try {
    await untilReady(`${url}/readyz`, () => child.exitCode === null)
    const answers: Record<string, number> = {}
    for (const path of paths) answers[path] = (await fetch(`${url}${path}`)).status
    return answers
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilReady(address: string, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < secondsToStart * 4 && isRunning(); tries++) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await pause(250)
  }
  throw new Error('The release did not start.')
}
