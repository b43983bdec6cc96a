import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeOwner, type Owner } from '../../db/embedded/data-location.ts'
import { freePort } from '../server.ts'
import { waitUntil } from '../wait-until.ts'
import type { Certificate } from './certificates.ts'
import type { Programs } from './programs.ts'
import { createService } from './service.ts'

export type NodeOptions = {
  name: string
  folder: string
  owner: Owner | undefined
  programs: Programs
  etcdPort: number
  certificate: Certificate
  /** Password of the superuser and of replication. */
  password: string
  /** Returns the command that archives a WAL file of the server (`archive_command`). */
  getArchiveCommand: (server: BackupSource) => string
}

/** Where a backup tool finds a server. */
export type BackupSource = Pick<DatabaseNode, 'name' | 'port' | 'folder' | 'dataFolder'>

/** What Patroni says of a server (`GET /patroni`). */
type Status = { role: string; state: string; replication?: { sync_state: string }[] }

/** A PostgreSQL server with the Patroni that runs it. */
export type DatabaseNode = {
  name: string
  port: number
  restPort: number
  folder: string
  dataFolder: string
  start(): void
  /** SIGKILL to Patroni and to PostgreSQL at once, as when a machine is lost. */
  kill(): Promise<void>
  /** SIGTERM to Patroni, which ends PostgreSQL. */
  stop(): Promise<void>
  /** Null while Patroni does not answer. */
  readStatus(): Promise<Status | null>
  /** Whether Patroni lists a synchronous replica, without which it does not change the primary as planned. */
  hasSyncStandby(): Promise<boolean>
  /** Sends a command to Patroni's REST API, such as `switchover`. */
  command(path: string, body: object): Promise<void>
}

/** Lease of the primary in seconds: the smallest that Patroni takes. After it another server is promoted. */
const LEASE_SECONDS = 20

export async function createDatabaseNode(options: NodeOptions): Promise<DatabaseNode> {
  const { name, owner, programs } = options
  const folder = join(options.folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  changeOwner(folder, owner)
  const [port, restPort] = [await freePort(), await freePort()]
  const dataFolder = join(folder, 'data')
  const settings = join(folder, 'patroni.yml')
  // JSON is YAML as well.
  writeFileSync(settings, JSON.stringify(getSettings(options, { folder, dataFolder, port, restPort })), { mode: 0o600 })
  changeOwner(settings, owner)
  const patroni = createService({ name: 'patroni', file: programs.patroni, args: [settings], folder, owner })
  const rest = `http://127.0.0.1:${restPort}`
  return {
    name,
    port,
    restPort,
    folder,
    dataFolder,
    start: patroni.start,
    async kill() {
      const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
      const ended = patroni.end('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await ended
      await waitUntil(`the end of ${name}`, async () => !isRunning(postmaster))
    },
    stop: () => patroni.end('SIGTERM'),
    async readStatus() {
      const response = await fetch(`${rest}/patroni`).catch(() => null)
      return response === null ? null : ((await response.json().catch(() => null)) as Status | null)
    },
    async hasSyncStandby() {
      const response = await fetch(`${rest}/cluster`).catch(() => null)
      const view = (await response?.json().catch(() => null)) as { members?: { role: string }[] } | null
      return (view?.members ?? []).some(({ role }) => role === 'sync_standby')
    },
    async command(path, body) {
      const response = await fetch(`${rest}/${path}`, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`Patroni refused ${path}: ${response.status} ${await response.text()}`)
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

type Places = { folder: string; dataFolder: string; port: number; restPort: number }

/** Settings of Patroni: synchronous replication, TLS for every connection, and a primary that is promoted when its lease has ended. */
function getSettings(options: NodeOptions, { folder, dataFolder, port, restPort }: Places): object {
  const { name, programs, etcdPort, certificate, password, getArchiveCommand } = options
  const login = (username: string) => ({ username, password, sslmode: 'require' })
  return {
    scope: 'warda',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: LEASE_SECONDS,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataFolder,
      bin_dir: programs.postgresFolder,
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewind') },
      parameters: {
        unix_socket_directories: folder,
        max_connections: 200,
        shared_buffers: '128MB',
        wal_log_hints: 'on',
        archive_mode: 'on',
        archive_command: getArchiveCommand({ name, port, folder, dataFolder }),
        ssl: 'on',
        ssl_cert_file: certificate.certificate,
        ssl_key_file: certificate.key,
      },
      // The folder of the socket belongs to the user that runs the servers alone.
      pg_hba: [
        'local all all trust',
        'hostssl replication all 127.0.0.1/32 scram-sha-256',
        'hostssl all all 127.0.0.1/32 scram-sha-256',
      ],
    },
  }
}
