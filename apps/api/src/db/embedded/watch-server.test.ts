import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { query } from './connection.ts'
import { readOutsideFolder } from './data-location.ts'
import { startEmbedded } from './start.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-watch-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startEmbedded({ dataFolder: folder, durable: false })
const pidFile = () => path.join(readOutsideFolder(folder) ?? folder, 'cluster/postmaster.pid')
const killPostmaster = () => process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGKILL')

/** Events of a watched server, in order. */
function createEvents() {
  const seen: string[] = []
  const restarts: number[] = []
  return {
    seen,
    restarts,
    events: {
      restarted({ durationMs }: { durationMs: number }) {
        seen.push('restarted')
        restarts.push(durationMs)
      },
      restartFailed: (error: unknown) => void seen.push(`failed: ${String(error)}`),
      gaveUp: ({ deaths }: { deaths: number }) => void seen.push(`gave up after ${deaths}`),
    },
  }
}

test('GROW-06 a killed server is started again at the same address with its data, and after three deaths in a row not any more', async () => {
  const server = await start()
  const { seen, events } = createEvents()
  server.watch(events)
  await query(server.url, "create table rose (name text); insert into rose values ('وردة')")
  for (const deaths of [1, 2]) {
    killPostmaster()
    await expect.poll(() => seen).toEqual(Array(deaths).fill('restarted'))
    expect(await query(server.url, 'select name from rose')).toEqual([{ name: 'وردة' }])
  }
  killPostmaster()
  await expect.poll(() => seen.at(-1)).toBe('gave up after 3')
  await expect(query(server.url, 'select 1')).rejects.toThrow()
  await server.stop()
  expect(seen).toEqual(['restarted', 'restarted', 'gave up after 3'])
})

test('GROW-06 a server that somebody else shuts down is started again, and a stop by its own process is not a death', async () => {
  const server = await start()
  const { seen, events } = createEvents()
  server.watch(events)
  process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGTERM')
  await expect.poll(() => seen).toEqual(['restarted'])
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(existsSync(pidFile())).toBe(false)
  expect(seen).toEqual(['restarted'])
})

test('GROW-06 two processes that share a server restart it once', async () => {
  const [one, two] = [await start(), await start()]
  const [first, second] = [createEvents(), createEvents()]
  one.watch(first.events)
  two.watch(second.events)
  killPostmaster()
  await expect.poll(() => [...first.seen, ...second.seen]).toEqual(['restarted', 'restarted'])
  expect(await query(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await Promise.all([one.stop(), two.stop()])
})

// Windows has no such sockets in PostgreSQL's packages.
if (process.platform !== 'win32') {
  test('GROW-06 connections use a Unix socket that only its owner can reach, and the port answers as well', async () => {
    const server = await start()
    const address = "select coalesce(host(inet_client_addr()), 'socket') as from"
    expect(await query(server.url, address)).toEqual([{ from: 'socket' }])
    const url = new URL(server.url)
    url.searchParams.delete('host')
    expect(await query(url.href, address)).toEqual([{ from: '127.0.0.1' }])
    const [row] = await query<{ mode: string }>(server.url, "select current_setting('unix_socket_permissions') as mode")
    expect(row?.mode).toBe('0700')
    await server.stop()
  })
}
