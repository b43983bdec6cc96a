import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { query } from '../../db/embedded/connection.ts'
import { changeOwner, chooseDataLocation, type Owner } from '../../db/embedded/data-location.ts'
import { freePort } from '../server.ts'
import { waitUntil } from '../wait-until.ts'
import { type Backups, openBackups } from './backups.ts'
import { createCertificate } from './certificates.ts'
import { createDatabaseNode, type DatabaseNode } from './database-node.ts'
import { createLogins, type Logins } from './logins.ts'
import { findPrograms, type Programs } from './programs.ts'
import { getDatabaseProxySettings, getPoolerSettings } from './proxy-settings.ts'
import { createService, type Service } from './service.ts'

/** Two PostgreSQL servers under Patroni with synchronous replication, and the way of the shop to the primary. */
export type Cluster = {
  programs: Programs
  folder: string
  owner: Owner | undefined
  backups: Backups
  pooler: Service
  logins: Logins
  /** With the newest login, through PgBouncer in transaction mode. */
  readonly url: string
  /** With the newest login, without PgBouncer: for jobs, notifications and migrations. */
  readonly directUrl: string
  /** The shop's database as its superuser. */
  adminUrl: string
  findPrimary(): Promise<DatabaseNode>
  findReplica(): Promise<DatabaseNode>
  /** Waits until there is a primary with a synchronous replica. */
  waitUntilSynchronous(): Promise<void>
  close(): Promise<void>
}

const SUPERUSER_PASSWORD = 'a password of the drill'

export async function openCluster(): Promise<Cluster> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(os.tmpdir(), 'warda-failover-'))
  chmodSync(folder, 0o755)
  const { owner } = chooseDataLocation(folder)
  changeOwner(folder, owner)
  const [etcdPort, databasePort, poolPort] = [await freePort(), await freePort(), await freePort()]
  const certificate = await createCertificate(programs.openssl, folder, owner)
  const backups = openBackups(programs, folder, owner)
  const start = { folder, owner, programs, etcdPort, certificate, password: SUPERUSER_PASSWORD }
  const node = (name: string) => createDatabaseNode({ ...start, name, getArchiveCommand: backups.getArchiveCommand })
  // Patroni does not quote the names in `synchronous_standby_names`, where "first" and "any" are keywords.
  const nodes = [await node('server1'), await node('server2')] as const

  const service = (name: string, file: string, args: string[]) => createService({ name, file, args, folder, owner })
  const etcd = service('etcd', programs.etcd, await getEtcdOptions(folder, etcdPort))
  const proxyFile = join(folder, 'database-proxy.cfg')
  writeFileSync(proxyFile, getDatabaseProxySettings(databasePort, nodes))
  const databaseProxy = service('database-proxy', programs.haproxy, ['-db', '-f', proxyFile])
  const poolerFile = join(folder, 'pgbouncer.ini')
  writeFileSync(poolerFile, getPoolerSettings({ folder, port: poolPort, databasePort, certificate }))
  const pooler = service('pgbouncer', programs.pgbouncer, [poolerFile])

  const getUrl = (port: number, name: string, password: string, database: string): string => {
    const login = `${name}:${encodeURIComponent(password)}`
    return `postgres://${login}@127.0.0.1:${port}/${database}?sslmode=verify-full&sslrootcert=${certificate.certificate}`
  }
  const postgresUrl = getUrl(databasePort, 'postgres', SUPERUSER_PASSWORD, 'postgres')
  const logins = createLogins(postgresUrl, join(folder, 'userlist.txt'), owner, pooler.reload)
  const getShopUrl = (port: number): string => getUrl(port, logins.newest().name, logins.newest().password, 'warda')

  const findRole = async (isWanted: (role: string) => boolean): Promise<DatabaseNode | undefined> => {
    for (const candidate of nodes) {
      const status = await candidate.readStatus()
      if (status?.state === 'running' && isWanted(status.role)) return candidate
    }
    return undefined
  }
  const findPrimary = () => waitUntil('a primary', () => findRole(isPrimary))
  const endServers = async (): Promise<void> => {
    for (const part of [pooler, databaseProxy]) await part.end('SIGKILL')
    for (const one of nodes) await one.stop()
    await etcd.end('SIGKILL')
  }
  try {
    etcd.start()
    nodes[0].start()
    await findPrimary()
    nodes[1].start()
    databaseProxy.start()
    pooler.start()
    await waitForProxy(postgresUrl)
    await query(postgresUrl, 'create role warda')
    const options = `owner warda template template0 encoding 'UTF8' locale 'C.UTF-8'`
    await query(postgresUrl, `create database warda ${options}`)
    await logins.add()
  } catch (error) {
    await endServers()
    throw new Error(`The servers did not start; their logs are in ${folder}.`, { cause: error })
  }
  return {
    programs,
    folder,
    owner,
    backups,
    pooler,
    logins,
    get url() {
      return getShopUrl(poolPort)
    },
    get directUrl() {
      return getShopUrl(databasePort)
    },
    adminUrl: getUrl(databasePort, 'postgres', SUPERUSER_PASSWORD, 'warda'),
    findPrimary,
    findReplica: () => waitUntil('a replica', () => findRole((role) => !isPrimary(role))),
    async waitUntilSynchronous() {
      await waitUntil('a synchronous replica', async () => {
        const primary = await findPrimary()
        const replication = (await primary.readStatus())?.replication ?? []
        return replication.some(({ sync_state: state }) => state === 'sync') && (await primary.hasSyncStandby())
      })
    },
    async close() {
      await endServers()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Patroni 3 calls the primary "master". */
const isPrimary = (role: string): boolean => role === 'master' || role === 'primary'

async function getEtcdOptions(folder: string, port: number): Promise<string[]> {
  const client = `http://127.0.0.1:${port}`
  const peer = `http://127.0.0.1:${await freePort()}`
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ]
}

/** A proxy that has just started takes every server for a primary until two of its checks, one a second, have failed. */
async function waitForProxy(url: string): Promise<void> {
  for (let answers = 0; answers < 4; ) {
    await pause(1_000)
    answers = await query(url, 'select 1').then(
      () => answers + 1,
      () => 0,
    )
  }
}
