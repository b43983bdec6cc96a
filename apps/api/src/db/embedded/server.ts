import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { ServerAddress } from './connection.ts'
import { changeOwner, type DataLocation } from './data-location.ts'
import { findPort } from './port.ts'
import { readPostmaster } from './postmaster.ts'
import { runCommand } from './run-command.ts'
import { serverSettings } from './settings.ts'
import { prepareSocketFolder } from './socket.ts'

export { findRunningServer } from './postmaster.ts'

/** Starts the server and returns its address; retries on a port in use or on shared memory of a crashed server. */
export async function startServer(
  location: DataLocation,
  binaries: Binaries,
  options: { durable: boolean; port: number | undefined },
): Promise<ServerAddress> {
  prepareLog(location)
  const socketFolder = prepareSocketFolder(location)
  let failure = ''
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await findPort(location, options.port)
    const logStart = statSync(location.log).size
    const settings = serverSettings({ port, socketFolder }, options.durable)
    const args = ['start', '-D', location.cluster, '-l', location.log, '-w', '-t', '120', '-s', '-o', settings]
    const { code, output } = await runCommand(binaries.pgCtl, args, location.owner)
    if (code === 0) {
      writeFileSync(path.join(location.folder, 'port'), String(port))
      return { port, socketFolder }
    }
    const log = readFileSync(location.log, 'utf8').slice(logStart)
    failure = lastFailure(log) ?? output
    if (!/Address already in use|could not bind|still in use|shared memory/i.test(log)) break
    await pause(1_000)
  }
  throw new Error(
    `The database in ${location.folder} does not start (${failure}): see ${location.log}; restore a backup, or delete that folder to begin again without its data.`,
  )
}

/** Stops the server (mode `fast`); does nothing when it does not run. */
export async function stopServer(location: DataLocation, binaries: Binaries): Promise<void> {
  if (!readPostmaster(location)) return
  const { code, output } = await runCommand(
    binaries.pgCtl,
    ['stop', '-D', location.cluster, '-m', 'fast', '-w', '-t', '30', '-s'],
    location.owner,
  )
  if (code !== 0 && readPostmaster(location))
    throw new Error(`The database in ${location.folder} did not stop: ${output}`)
}

function prepareLog(location: DataLocation): void {
  if (!existsSync(location.log)) closeSync(openSync(location.log, 'a', 0o600))
  else if (statSync(location.log).size > 5_000_000) truncateSync(location.log)
  changeOwner(location.log, location.owner)
  // pg_ctl would read an old status from a file left by a power loss.
  if (!readPostmaster(location)) rmSync(path.join(location.cluster, 'postmaster.pid'), { force: true })
}

function lastFailure(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => /(FATAL|PANIC|ERROR):/.test(line))
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
}
