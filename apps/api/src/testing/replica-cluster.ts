import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBinaries } from '../db/embedded/binaries.ts'
import { query } from '../db/embedded/connection.ts'
import { changeOwner, chooseDataLocation, type DataLocation } from '../db/embedded/data-location.ts'
import { runCommand } from '../db/embedded/run-command.ts'
import { migrate } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { freePort } from './server.ts'
import { waitUntil } from './wait-until.ts'

/** Two servers of PostgreSQL in streaming replication, with a migrated database. */
export type ReplicaCluster = {
  /** Holds the data of both servers. */
  folder: string
  primaryUrl: string
  replicaUrl: string
  /** The replica receives changes and applies none until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** SIGKILL of the replica. */
  killReplica(): void
  startReplica(): Promise<void>
  /** From now on the primary acknowledges a commit only when the replica has it. */
  replicateSynchronously(): Promise<void>
  /** SIGKILL of the primary. */
  killPrimary(): void
  /** Makes the replica a primary of its own. */
  promoteReplica(): Promise<void>
  stop(): Promise<void>
}

export type ReplicaClusterOptions = {
  /** Opens a proxy to the primary and returns its port, at which the replica connects, for tests that cut the replication. */
  openProxy?: (primaryPort: number) => Promise<number>
}

/** PostgreSQL 15 of Debian, the oldest version that the shop supports; elsewhere the packaged version. */
const DEBIAN = '/usr/lib/postgresql/15/bin'
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  'wal_level=replica',
  'hot_standby=on',
  'max_connections=60',
  'shared_buffers=32MB',
  'fsync=off',
  'timezone=UTC',
  'autovacuum=off',
]

type Programs = { initdb: string; pgCtl: string }

export async function startReplicaCluster({ openProxy }: ReplicaClusterOptions = {}): Promise<ReplicaCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'warda-replica-'))
  chmodSync(folder, 0o755)
  const location = chooseDataLocation(folder)
  const programs: Programs = existsSync(DEBIAN)
    ? { initdb: path.join(DEBIAN, 'initdb'), pgCtl: path.join(DEBIAN, 'pg_ctl') }
    : await findBinaries(location)
  changeOwner(folder, location.owner)
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const proxyPort = (await openProxy?.(primaryPort)) ?? primaryPort
  const [primary, replica] = [path.join(folder, 'primary'), path.join(folder, 'replica')]
  const url = (port: number, database = 'warda') => `postgres://warda@127.0.0.1:${port}/${database}`
  const [primaryUrl, replicaUrl] = [url(primaryPort), url(replicaPort)]

  await run(
    programs.initdb,
    ['-D', primary, '-U', 'warda', '-A', 'trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    location,
  )
  await start(programs, location, primary, primaryPort)
  await query(url(primaryPort, 'postgres'), 'create database warda')
  await migrate(primaryUrl)
  await prepareJobs(primaryUrl)
  // A copy of a stopped server needs no pg_basebackup, which the packaged PostgreSQL lacks.
  await run(programs.pgCtl, ['stop', '-D', primary, '-m', 'fast', '-w', '-s'], location)
  await run('cp', ['-a', primary, replica], location)
  writeFileSync(path.join(replica, 'standby.signal'), '')
  changeOwner(path.join(replica, 'standby.signal'), location.owner)
  appendFileSync(
    path.join(replica, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${proxyPort} user=warda'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
  await start(programs, location, primary, primaryPort)
  const startReplica = async (): Promise<void> => {
    await start(programs, location, replica, replicaPort)
    await waitUntil('the replica to follow', async () => {
      const statement = "select 1 from pg_stat_replication where state = 'streaming'"
      return (await query(primaryUrl, statement)).length > 0
    })
  }
  await startReplica()
  const kill = (cluster: string): void => {
    process.kill(Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  }
  return {
    folder,
    primaryUrl,
    replicaUrl,
    pause: async () => void (await query(replicaUrl, 'select pg_wal_replay_pause()')),
    resume: async () => void (await query(replicaUrl, 'select pg_wal_replay_resume()')),
    killReplica: () => kill(replica),
    startReplica,
    async replicateSynchronously() {
      await query(primaryUrl, "alter system set synchronous_standby_names = '*'")
      await query(primaryUrl, 'select pg_reload_conf()')
      await waitUntil('synchronous replication', async () => {
        const statement = "select 1 from pg_stat_replication where sync_state = 'sync'"
        return (await query(primaryUrl, statement)).length > 0
      })
    },
    killPrimary: () => kill(primary),
    async promoteReplica() {
      await query(replicaUrl, 'select pg_promote()')
      await waitUntil('the promotion', async () => {
        const [row] = await query<{ follows: boolean }>(replicaUrl, 'select pg_is_in_recovery() as follows')
        return row?.follows === false
      })
    },
    async stop() {
      for (const cluster of [replica, primary])
        await runCommand(programs.pgCtl, ['stop', '-D', cluster, '-m', 'immediate', '-w', '-s'], location.owner)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(program: string, args: string[], location: DataLocation): Promise<void> {
  const { code, output } = await runCommand(program, args, location.owner)
  if (code !== 0) throw new Error(`${program} failed: ${output}`)
}

/** Tries again while processes of a killed server still hold its memory. */
async function start({ pgCtl }: Programs, location: DataLocation, cluster: string, port: number): Promise<void> {
  const settings = [...SETTINGS, `port=${port}`].map((setting) => `-c ${setting}`).join(' ')
  const args = ['start', '-D', cluster, '-l', `${cluster}.log`, '-w', '-t', '120', '-s', '-o', settings]
  let output = ''
  await waitUntil(
    () => `a server to start: ${output}`,
    async () => {
      const result = await runCommand(pgCtl, args, location.owner)
      output = result.output
      return result.code === 0
    },
  )
}
