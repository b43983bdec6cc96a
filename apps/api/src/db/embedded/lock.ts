import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const waitAtMost = 120_000
const staleAfter = 180_000

/** Runs `work` while holding a lock file that holds our process id; the lock of a dead process is taken over. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + waitAtMost
  while (!take(file)) {
    if (Date.now() > until)
      throw new Error(`Another process has held ${file} for two minutes: end it or delete that file.`)
    await pause(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Whether a process with this id lives (also one that is not ours). */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    removeStale(file)
    return false
  }
}

function removeStale(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    const age = Date.now() - statSync(file).mtimeMs
    // An empty file is a lock being written right now.
    if ((holder === 0 && age < 5_000) || (isAlive(holder) && age < staleAfter)) return
    renameSync(file, aside) // of two that saw the same stale lock only one succeeds
    rmSync(aside, { force: true })
  } catch {
    // somebody else removed it first
  }
}
