import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { give, type Place } from './data-folder.ts'
import { findPort } from './port.ts'
import { readPostmaster } from './postmaster.ts'
import { run } from './run.ts'
import { settingsFor } from './settings.ts'

export { findRunning } from './postmaster.ts'

/** Starts the server and gives its port. A port taken by somebody else or a crashed server's last children are waited out or avoided. */
export async function launch(
  place: Place,
  binaries: Binaries,
  options: { durable: boolean; port: number | undefined },
): Promise<number> {
  freshLog(place)
  let failure = ''
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await findPort(place, options.port)
    const from = statSync(place.log).size
    const settings = settingsFor(port, options.durable)
    const args = ['start', '-D', place.cluster, '-l', place.log, '-w', '-t', '120', '-s', '-o', settings]
    const { code, output } = await run(binaries.pgCtl, args, place.owner)
    if (code === 0) {
      writeFileSync(path.join(place.keep, 'port'), String(port))
      return port
    }
    const log = readFileSync(place.log, 'utf8').slice(from)
    failure = lastFailure(log) ?? output
    if (!/Address already in use|could not bind|still in use|shared memory/i.test(log)) break
    await pause(1_000)
  }
  throw new Error(
    `The database in ${place.keep} does not start (${failure}): see ${place.log}; restore a backup, or delete that folder to begin again without its data.`,
  )
}

/** Stops the server after its running statements are rolled back; one that does not run is fine. */
export async function shutDown(place: Place, binaries: Binaries): Promise<void> {
  if (!readPostmaster(place)) return
  const { code, output } = await run(
    binaries.pgCtl,
    ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '30', '-s'],
    place.owner,
  )
  if (code !== 0 && readPostmaster(place)) throw new Error(`The database in ${place.keep} did not stop: ${output}`)
}

function freshLog(place: Place): void {
  if (!existsSync(place.log)) closeSync(openSync(place.log, 'a', 0o600))
  else if (statSync(place.log).size > 5_000_000) truncateSync(place.log)
  give(place.log, place.owner)
  // Left by a machine that lost power: pg_ctl would read an old status from it.
  if (!readPostmaster(place)) rmSync(path.join(place.cluster, 'postmaster.pid'), { force: true })
}

function lastFailure(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => /(FATAL|PANIC|ERROR):/.test(line))
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
}
