import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { type PublicRequest, sendPublicRequest } from './send-public-request.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const get = (url: string, options: Partial<PublicRequest> = {}) =>
  sendPublicRequest({
    url,
    method: 'GET',
    timeoutMs: 20_000,
    maxBytes: 1000,
    maxRedirects: 3,
    isAllowed: () => true,
    ...options,
  })

test('DESK-05 addresses of the own network are not public, written in whatever way', () => {
  const addresses = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ],
    ...['ff02::1', '2001:db8::1', 'localhost', ''],
  ]
  expect(addresses.filter(isPublicAddress)).toEqual([])
  expect(
    ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'].filter((address) => !isPublicAddress(address)),
  ).toEqual([])
})

test('DESK-05 a request never reaches the own network: not by a literal, a name, another notation or a redirect', async () => {
  let reached = 0
  const inside = await startServer((_, response) => {
    reached += 1
    response.end('inside')
  })
  const { port } = new URL(inside)
  const kinds: string[] = []
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]'])
    kinds.push((await get(`http://${host}:${port}/`, { isAllowed: isPublicAddress })).kind)
  expect(kinds).toEqual(Array.from(kinds, () => 'privateAddress'))
  expect(reached).toBe(0)
  expect((await get(inside)).kind).toBe('answer')
})

test('DESK-05 refuses other schemes and credentials in the address', async () => {
  const addresses = ['ftp://files.example/a', 'file:///etc/passwd', 'https://user:secret@files.example/', 'nothing', '']
  for (const address of addresses) expect(await get(address)).toEqual({ kind: 'badAddress' })
})

test('DESK-05 follows a limited number of redirects and reads a limited answer in a limited time', async () => {
  const url = await startServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/large') response.end('x'.repeat(1001))
    else if (path === '/exact') response.end('x'.repeat(1000))
    else if (path === '/slow') response.write('a')
    else if (path === '/never') return
    else if (path === '/0') response.end('done')
    else response.writeHead(302, { location: `/${Number(path.slice(1)) - 1}` }).end()
  })
  expect(await get(`${url}/3`)).toMatchObject({ kind: 'answer', status: 200, body: Buffer.from('done') })
  expect(await get(`${url}/4`)).toEqual({ kind: 'tooManyRedirects' })
  expect(await get(`${url}/1`, { maxRedirects: 0 })).toMatchObject({ kind: 'answer', status: 302 })
  expect(await get(`${url}/large`)).toEqual({ kind: 'tooLarge' })
  expect(await get(`${url}/exact`)).toMatchObject({ kind: 'answer', status: 200 })
  for (const path of ['slow', 'never'])
    expect(await get(`${url}/${path}`, { timeoutMs: 300 })).toEqual({ kind: 'timeout' })
  expect(await get('http://127.0.0.1:1/')).toEqual({ kind: 'unreachable' })
})

test('DESK-05 a redirect to the own network is refused', async () => {
  const url = await startServer((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end())
  // The server takes the place of a public one.
  const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
  expect(await get(url, { isAllowed })).toEqual({ kind: 'privateAddress' })
  expect(await get(url, { isAllowed, maxRedirects: 0 })).toMatchObject({ kind: 'answer', status: 302 })
})
