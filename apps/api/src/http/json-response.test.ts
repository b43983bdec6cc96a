import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, makeFlower } from '../testing/make-order.ts'
import { makeUser } from '../testing/make-user.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  for (let count = 0; count < 12; count += 1) await makeFlower(shop)
})
afterAll(() => shop.close())

const LIST = '/api/Product/getallproducts'
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.app.request(`http://localhost${path}`, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes, header: (name: string) => answer.headers.get(name) }
}
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const

test.each(['br', 'gzip'] as const)(
  'WEB-04 an answer over 1 KB is compressed with %s for a client that accepts it',
  async (encoding) => {
    const plain = await read(LIST)
    expect(plain.bytes.length).toBeGreaterThan(1_024)
    expect([plain.header('content-encoding'), plain.header('vary')]).toEqual([null, 'Accept-Language, Accept-Encoding'])
    // The second one is served from memory.
    for (let count = 0; count < 2; count += 1) {
      const compressed = await read(LIST, { 'accept-encoding': `deflate, ${encoding}` })
      expect([compressed.header('content-encoding'), compressed.header('vary')]).toEqual([
        encoding,
        'Accept-Language, Accept-Encoding',
      ])
      expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2)
      expect(DECODERS[encoding](compressed.bytes).toString()).toBe(plain.bytes.toString())
    }
  },
)

test('WEB-04 an encoding that the client refuses is not used', async () => {
  const accepted = { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' }
  expect((await read(LIST, accepted)).header('content-encoding')).toBe(null)
})

test('WEB-04 a small answer is sent as it is', async () => {
  const { visitor, userId } = await makeUser(shop)
  const authorization = `Bearer ${visitor.token}`
  const small = await read(`/api/Cart/getcart/${userId}`, { authorization, 'accept-encoding': 'gzip, br' })
  expect(small.answer.status).toBe(200)
  expect(small.bytes.length).toBeLessThan(1_024)
  expect(small.header('content-encoding')).toBe(null)
})

test('WEB-04 a personal answer over 1 KB is compressed and not stored', async () => {
  const { visitor, userId } = await makeUser(shop)
  const authorization = `Bearer ${visitor.token}`
  const flowers = await Promise.all(Array.from({ length: 6 }, () => makeFlower(shop)))
  await fillCart(
    shop,
    userId,
    flowers.map(({ variantId }) => ({ variantId, quantity: 1 })),
  )
  const path = `/api/Cart/getcart/${userId}`
  const plain = await read(path, { authorization })
  const compressed = await read(path, { authorization, 'accept-encoding': 'gzip, deflate, br' })
  expect([compressed.header('content-encoding'), compressed.header('cache-control')]).toEqual(['gzip', 'no-store'])
  expect(compressed.header('vary')).toContain('Accept-Encoding')
  expect(gunzipSync(compressed.bytes).toString()).toBe(plain.bytes.toString())
})

test('WEB-04 the catalogue is revalidated by its ETag: 304 while nothing changed, the new list after a change', async () => {
  const first = await read(LIST)
  const known = { 'if-none-match': first.header('etag') ?? '' }
  const again = await read(LIST, known)
  expect([again.answer.status, again.bytes.length, again.header('vary')]).toEqual([304, 0, first.header('vary')])
  expect((await read(LIST, { ...known, 'accept-language': 'ar' })).answer.status).toBe(200)
  await makeFlower(shop)
  await expect.poll(async () => (await read(LIST, known)).answer.status, { timeout: 10_000 }).toBe(200)
})
