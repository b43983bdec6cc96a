import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createRandom } from '../simulation/random.ts'
import { countResult, type Simulation } from '../simulation/simulation.ts'

/** Pause between two faults, ms. */
const INTERVAL_MS = 15_000
/** How long the database stands still, ms: shorter than its time limits in tests. */
const STANDSTILL_MS = 4_000

type Fault = (simulation: Simulation, at: number) => Promise<void>

const FAULTS: Record<string, Fault> = {
  'kill -9 of a process, then its start': async ({ processes }, at) => {
    const victim = processes[at % processes.length]
    await victim?.kill()
    await victim?.start()
  },
  'all connections of the database ended': async ({ shop }) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'warda-test'
    `.execute(shop.db)
  },
  'the database stopped for 4 s (SIGSTOP)': async ({ shop }) => {
    const stopped: number[] = []
    const stop = (pid: number): void => {
      if (!signal(pid, 'SIGSTOP')) return
      stopped.push(pid)
    }
    try {
      // First the process that accepts connections, so that no session is missed; those of the simulation itself go on.
      stop(await findPostmaster(shop.db))
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and application_name <> 'warda-test'
      `.execute(shop.db)
      for (const { pid } of rows) stop(pid)
      await pause(STANDSTILL_MS)
    } finally {
      for (const pid of stopped) signal(pid, 'SIGCONT')
    }
  },
}

async function findPostmaster(db: Simulation['shop']['db']): Promise<number> {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db)
  return Number(readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** False when the process has ended. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/**
 * Makes one fault after another, at random after each kind was made once. `isOver` becomes true when the time is over and each kind was made;
 * `ended` then settles.
 */
export function startFaults(
  simulation: Simulation,
  isTimeOver: () => boolean,
): { ended: Promise<void>; isOver: () => boolean } {
  const random = createRandom(simulation.seed)
  const names = Object.keys(FAULTS)
  let made = 0
  const isOver = (): boolean => made >= names.length && isTimeOver()
  const makeFaults = async (): Promise<void> => {
    while (!isOver()) {
      await pause(INTERVAL_MS)
      if (isOver()) return
      const name = names[made] ?? random.pick(names) ?? ''
      await FAULTS[name]?.(simulation, made)
      made += 1
      countResult(simulation, `fault ${name}`)
    }
  }
  return { ended: makeFaults(), isOver }
}
