import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Owner } from '../../db/embedded/data-location.ts'

/** Time in which a program that was started listens (ms). */
const LISTENS_AFTER_MS = 1_000

export type ServiceOptions = {
  name: string
  file: string
  args: readonly string[]
  /** Where it runs and where its log is. */
  folder: string
  owner: Owner | undefined
  env?: Record<string, string>
}

/** A program that the drill starts, ends and starts again, as a service manager does. */
export type Service = {
  name: string
  start(): void
  isUp(): boolean
  /** SIGHUP: reads its settings again. */
  reload(): void
  /** Starts it again beside the running one, and sends that one a signal to end after its connections. Both listen on one port (SO_REUSEPORT). */
  replace(signal: 'SIGTERM' | 'SIGUSR1'): Promise<void>
  /** Sends a signal and waits until the program has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export function createService({ name, file, args, folder, owner, env }: ServiceOptions): Service {
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  const replaced: ChildProcess[] = []
  const isUp = (): boolean => child?.exitCode === null && child.signalCode === null
  const start = (): void => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const started = spawn(file, args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder, ...env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child = started
    ended = new Promise((resolve) => {
      started.once('exit', () => resolve())
      started.once('error', () => resolve())
    })
  }
  return {
    name,
    isUp,
    start,
    reload: () => void child?.kill('SIGHUP'),
    async replace(signal) {
      const old = child
      start()
      await pause(LISTENS_AFTER_MS)
      old?.kill(signal)
      if (old) replaced.push(old)
    },
    async end(signal) {
      for (const old of replaced) old.kill('SIGKILL')
      if (isUp()) child?.kill(signal)
      await ended
    },
  }
}
