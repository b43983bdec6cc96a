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
})
afterAll(async () => {
  await server?.kill()
  await shop.close()
})

/** A client that sends the beginning of a request and never completes it. */
function openSlowClient(beginning: string): Socket {
  const socket = connect(Number(new URL(server?.url ?? '').port), '127.0.0.1', () => socket.write(beginning))
  socket.on('error', () => {})
  // The socket closes only when its data is consumed.
  socket.resume()
  return socket
}

const CLIENTS = 150
const GET_REQUEST = 'GET /shop HTTP/1.1\r\nHost: localhost\r\n'
const POST_REQUEST = `POST /api/Account/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":`

test('D7 clients that never complete a request are disconnected, and other clients are served', async () => {
  const slow = Array.from({ length: CLIENTS }, (_, n) => openSlowClient(n % 3 === 0 ? POST_REQUEST : GET_REQUEST))
  await waitUntil('open connections', async () => slow.every((socket) => !socket.connecting))
  const answer = await fetch(`${server?.url}/api/Category/getallcategories`)
  expect(answer.status).toBe(200)
  expect(slow.some((socket) => !socket.closed)).toBe(true)
  await waitUntil('closed connections', async () => slow.every((socket) => socket.closed), 60)
  expect((await fetch(`${server?.url}/healthz`)).status).toBe(200)
})
