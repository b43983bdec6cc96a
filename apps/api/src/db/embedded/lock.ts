import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const MAX_WAIT_MS = 120_000
const STALE_AFTER_MS = 180_000

/** Runs `work` while holding a lock file with the process id; takes over the lock of a dead process. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + MAX_WAIT_MS
  while (!tryAcquire(file)) {
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

/** Whether a process with this id exists, also one of another user. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function tryAcquire(file: string): boolean {
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
    const ownerId = Number(readFileSync(file, 'utf8'))
    const age = Date.now() - statSync(file).mtimeMs
    // An empty file is a lock that is being written.
    if ((ownerId === 0 && age < 5_000) || (isAlive(ownerId) && age < STALE_AFTER_MS)) return
    renameSync(file, aside) // only one of two concurrent processes succeeds
    rmSync(aside, { force: true })
  } catch {
    // another process removed it first
  }
}
