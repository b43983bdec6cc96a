import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startProcesses } from '../processes.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { waitUntil } from '../wait-until.ts'

let shop: TestShop
let server: ServerProcess | undefined
beforeAll(async () => {
  shop = await openTestShop({ now: Date.now() })
  ;[server] = await startProcesses(shop.context.config, 1)
}, 120_000)
afterAll(async () => {
  await server?.kill()
  await shop.close()
})

/** Somebody who begins to speak and then takes for ever. */
function slowClient(begins: string): Socket {
  const socket = connect(Number(new URL(server?.url ?? '').port), '127.0.0.1', () => socket.write(begins))
  socket.on('error', () => {})
  // What it is told is not of interest, but a line is closed only when it is read.
  socket.resume()
  return socket
}

const MANY = 150
const SHOP = 'GET /shop HTTP/1.1\r\nHost: localhost\r\n'
const LOGIN = `POST /api/Account/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":`

test('D7 clients who never end what they say are closed, and others are served meanwhile', {
  timeout: 90_000,
}, async () => {
  const slow = Array.from({ length: MANY }, (_, n) => slowClient(n % 3 === 0 ? LOGIN : SHOP))
  await waitUntil('lines that are open', async () => slow.every((socket) => !socket.connecting))
  const answer = await fetch(`${server?.url}/api/Category/getallcategories`)
  expect(answer.status).toBe(200)
  expect(slow.some((socket) => !socket.closed)).toBe(true)
  await waitUntil('lines that are closed', async () => slow.every((socket) => socket.closed), 60)
  expect((await fetch(`${server?.url}/healthz`)).status).toBe(200)
})
