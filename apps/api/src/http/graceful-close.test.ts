import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { announceClose } from './graceful-close.ts'

const getResponse = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer))
    }).on('error', reject)
  })

test('after the announcement every response closes its connection, also of requests in progress, and the server closes', async () => {
  const pending: ServerResponse[] = []
  const arrived = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url !== '/slow') return void response.end('quick')
    pending.push(response)
    arrived.resolve()
  })
  const announce = announceClose(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  expect((await getResponse(`${url}/`)).headers.connection).toBe('keep-alive')
  const slow = getResponse(`${url}/slow`)
  await arrived.promise
  announce()
  expect((await getResponse(`${url}/`)).headers.connection).toBe('close')
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  pending[0]?.end('done')
  expect((await slow).headers.connection).toBe('close')
  await closed
})
