import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Programs of Debian that the failover drill runs, each with its package. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  openssl: 'openssl',
} as const

export type Programs = Record<keyof typeof PACKAGES, string> & {
  /** The folder of `initdb`, `postgres` and the other programs of a PostgreSQL server. */
  postgresFolder: string
}

/** Finds the programs; throws with the Debian packages of the missing ones. */
export function findPrograms(): Programs {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/local/bin', '/usr/sbin', '/usr/bin']
  const find = (name: string): string | undefined => folders.map((folder) => join(folder, name)).find(existsSync)
  const names = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]
  const found = Object.fromEntries(names.map((name) => [name, find(name)]))
  const postgresFolder = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  const missing: string[] = names.filter((name) => found[name] === undefined).map((name) => PACKAGES[name])
  if (postgresFolder === undefined) missing.push('postgresql')
  if (missing.length > 0)
    throw new Error(`Programs are missing. On Debian, install them with: apt-get install -y ${missing.join(' ')}`)
  return { ...found, postgresFolder } as Programs
}
