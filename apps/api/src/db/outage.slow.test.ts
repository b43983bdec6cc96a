import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/server.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { isConnectionError } from './connection-error.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/start.ts'
import { migrate } from './migrate.ts'

type Line = { level: number; msg: string; seconds?: number; leftOut?: number }

const main = path.resolve(import.meta.dirname, '../main.ts')
let folder: string
let database: EmbeddedServer
let child: ChildProcess | undefined
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-outage-'))
  chmodSync(folder, 0o755)
  database = await start()
  await migrate(database.url)
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () => startEmbedded({ dataFolder: path.join(folder, 'database'), durable: false })

/** Starts a shop in its own process, whose log lines are collected. */
async function startShop(): Promise<{ url: string; lines: Line[] }> {
  const port = await freePort()
  const lines: Line[] = []
  const spawned = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      DEMO: '1',
      PORT: String(port),
      DATABASE_URL: database.url,
      SECRET: 'a secret that only tests know, long enough',
      DATA_FOLDER: path.join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = spawned
  let rest = ''
  // The last line of the start names the code with which the first owner is created.
  let isStarted = false
  spawned.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    isStarted ||= parts.some((part) => part.includes('/setup'))
    lines.push(...parts.filter((part) => part.startsWith('{')).map((part) => JSON.parse(part) as Line))
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntil('the shop', async () => isStarted)
  return { url, lines }
}

test('GROW-05 a database that is gone is one line of level 50, whatever is asked meanwhile, and one line when it is back', async () => {
  const { url, lines } = await startShop()
  const attention = () => lines.filter(({ level }) => level >= 50)
  await database.stop()
  const statuses = new Map<number, number>()
  const ask = async () => {
    const { status } = await fetch(`${url}/l/unknowncode`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await waitUntil('the line of level 50', async () => {
    await Promise.all(Array.from({ length: 20 }, ask))
    return attention().length > 0
  })
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 20 }, ask))
  expect(statuses.get(503)).toBeGreaterThan(400)
  expect(attention().map(({ msg }) => msg)).toEqual([
    'the database does not answer; this is not repeated until it answers again',
  ])
  const count = lines.length
  expect(count).toBeLessThan(60)

  database = await start()
  const back = () => lines.filter(({ msg }) => msg === 'the database answers again')
  await waitUntil('the line of the return', async () => back().length > 0)
  await waitUntil('an answer', async () => (await fetch(`${url}/readyz`)).status === 200)
  expect(back()).toEqual([expect.objectContaining({ level: 40, leftOut: expect.any(Number) })])
  expect(back()[0]?.leftOut).toBeGreaterThan(300)
  expect(attention().length).toBe(1)
})

test.each([
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }), true],
  [Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' }), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['text', false],
])('GROW-05 %s of a lost connection: %s', (error, expected) => {
  expect(isConnectionError(error)).toBe(expected)
})
