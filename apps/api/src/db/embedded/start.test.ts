import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { query } from './connection.ts'
import { startEmbedded } from './start.ts'

const isRoot = process.getuid?.() === 0
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-embedded-'))
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(options: { port?: number } = {}) {
  return startEmbedded({ dataFolder: path.join(folder, 'data'), durable: false, ...options })
}

function readPostmasterId(dataFolder: string): number {
  return Number(readFileSync(path.join(dataFolder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

test('data and port survive a restart, and the server uses UTF-8 and the configured settings', async () => {
  const first = await start()
  await query(first.url, "create table rose (name text); insert into rose values ('وردة')")
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow()
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select name, length(name) from rose')).toEqual([{ name: 'وردة', length: 4 }])
  const [setting] = await query(second.url, "select current_setting('server_encoding') e, current_setting('jit') jit")
  expect(setting).toEqual({ e: 'UTF8', jit: 'off' })
  expect(statSync(path.join(folder, 'data/secret.json')).mode & 0o777).toBe(0o600)
  await second.stop()
})

test('a running server is reused, and restarted after its process was killed', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(two.url).toBe(one.url)
  expect([one.reused, two.reused].sort()).toEqual([false, true])
  process.kill(readPostmasterId(path.join(folder, 'data')), 'SIGKILL')
  const third = await start()
  expect(await query(third.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await third.stop()
})

test('a pid file whose process id belongs to another program does not prevent the start', async () => {
  const first = await start()
  const file = path.join(folder, 'data/cluster/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, [process.ppid, ...lines.slice(1)].join('\n'))
  const second = await start()
  expect(second.reused).toBe(false)
  await second.stop()
})

test('files of an interrupted first start are replaced', async () => {
  mkdirSync(path.join(folder, 'data/cluster.4711/base'), { recursive: true })
  writeFileSync(path.join(folder, 'data/lock'), '999999999')
  const server = await start()
  expect(existsSync(path.join(folder, 'data/cluster.4711'))).toBe(false)
  await server.stop()
})

test('a damaged database and a port in use give a clear error message', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve(Number(Object(other.address()).port))),
  )
  await expect(start({ port })).rejects.toThrow(`Port ${port} for the database is taken by another program`)
  await new Promise((resolve) => other.close(resolve))
  rmSync(path.join(folder, 'data/cluster/global/pg_control'))
  await expect(start()).rejects.toThrow(/does not start \(.*pg_control.*\): see .*delete that folder/)
})

// PostgreSQL rejects only root, which needs another location.
if (isRoot) {
  test('as root under a private home it runs from another folder, and starts empty after the data folder is deleted', async () => {
    chmodSync(folder, 0o700)
    const first = await start()
    const location = readFileSync(path.join(folder, 'data/place.txt'), 'utf8').trim()
    expect(statSync(path.join(location, 'cluster')).uid).not.toBe(0)
    await query(first.url, 'create table rose (id int)')
    await first.stop()
    rmSync(path.join(folder, 'data'), { recursive: true })
    const second = await start()
    expect(await query(second.url, "select to_regclass('rose') as found")).toEqual([{ found: null }])
    expect(existsSync(location)).toBe(false)
    const newLocation = readFileSync(path.join(folder, 'data/place.txt'), 'utf8').trim()
    await second.stop()
    rmSync(newLocation, { recursive: true })
  })
}
