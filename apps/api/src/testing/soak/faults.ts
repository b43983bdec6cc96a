import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { query } from '../../db/embedded/connection.ts'
import { createRandom } from '../simulation/random.ts'
import { countResult, type Simulation } from '../simulation/simulation.ts'
import { testServerUrl } from '../test-environment.ts'

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
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and application_name <> 'warda-test'
    `.execute(shop.db)
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of rows) if (isAlive(pid)) process.kill(pid, name)
    }
    // New connections are refused as well while the backends stand still.
    const database = (shop.context.config.DATABASE_URL.split('/').at(-1) ?? '').split('?')[0]
    const allow = (isAllowed: boolean) =>
      query(testServerUrl(), `alter database "${database}" allow_connections ${isAllowed}`)
    await allow(false)
    signal('SIGSTOP')
    await pause(STANDSTILL_MS)
    signal('SIGCONT')
    await allow(true)
  },
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Makes one fault after another, at random, until `isOver`. */
export async function makeFaults(simulation: Simulation, isOver: () => boolean): Promise<void> {
  const random = createRandom(simulation.seed)
  const names = Object.keys(FAULTS)
  for (let at = 0; !isOver(); at += 1) {
    await pause(INTERVAL_MS)
    if (isOver()) return
    // Each kind once before chance decides.
    const name = names[at] ?? random.pick(names) ?? ''
    await FAULTS[name]?.(simulation, at)
    countResult(simulation, `fault ${name}`)
  }
}
