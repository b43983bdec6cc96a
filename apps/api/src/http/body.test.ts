import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let requestCount = 0
const send = async (body: BodyInit, type: string, call: 'login' | 'register' = 'login', rest: object = {}) => {
  requestCount += 1
  const visitor = shop.visitor({ ip: `10.6.0.${requestCount % 250}` })
  const headers = { 'content-type': type, 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' }
  const path = call === 'login' ? '/api/Account/login' : '/api/Account/register'
  const response = await visitor.fetch(path, { method: 'POST', body, headers, ...rest })
  const answer = await response.json()
  return [response.status, answer.code ?? (Array.isArray(answer) ? 'array' : null)]
}
const json = 'application/json'

test('API-26 a body that is too large, of another content type or not valid JSON is rejected', async () => {
  const large = JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(100_001) })
  expect(await send(large, json)).toEqual([413, 'too_large'])
  expect(await send('{"email":', json)).toEqual([400, 'body.malformed'])
  expect(await send(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json)).toEqual([400, 'body.malformed'])
  expect(await send('<a/>', 'text/xml')).toEqual([415, 'unsupported_type'])
  expect(await send('{}', 'text/plain')).toEqual([415, 'unsupported_type'])
  expect(await send('{}', '')).toEqual([415, 'unsupported_type'])
  expect(await send('email=a%40b.co', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_type'])
  expect(await send('{}', 'application/json; charset=utf-8')).toEqual([400, 'invalid'])
})

test('API-26 reading a body without a valid length stops at the limit', async () => {
  let chunks = 0
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(10_000).fill(0x20))
      if (chunks > 1_000) controller.close()
    },
  })
  expect(await send(endless, json, 'login', { duplex: 'half' })).toEqual([413, 'too_large'])
  expect(chunks).toBeLessThan(20)
})

test('API-26 JSON nested deeper than ten levels is rejected', async () => {
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
  expect(await send(nested('[', ']', 10), json)).toEqual([400, 'invalid'])
  expect(await send(nested('[', ']', 12), json)).toEqual([400, 'body.malformed'])
  expect(await send(`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`, json)).toEqual([400, 'body.malformed'])
  expect(await send(nested('[', ']', 40_000), json)).toEqual([400, 'body.malformed'])
})

test('API-01 a form with a repeated field, an invalid field name, a file or too many fields is rejected', async () => {
  const form = 'application/x-www-form-urlencoded'
  expect(await send('email=a%40b.co&email=c%40d.co', form, 'register')).toEqual([400, 'body.malformed'])
  expect(await send('__proto__=1', form, 'register')).toEqual([400, 'body.malformed'])
  expect(await send('a[b]=1', form, 'register')).toEqual([400, 'body.malformed'])
  const many = Array.from({ length: 41 }, (_, n) => `f${n}=1`).join('&')
  expect(await send(many, form, 'register')).toEqual([400, 'body.malformed'])
  const boundary = 'multipart/form-data; boundary=b'
  const file = '--b\r\nContent-Disposition: form-data; name="email"; filename="x"\r\n\r\nhi\r\n--b--\r\n'
  expect(await send(file, boundary, 'register')).toEqual([400, 'body.malformed'])
  expect(await send('no multipart at all', boundary, 'register')).toEqual([400, 'body.malformed'])
  expect(await send('--b', 'multipart/form-data', 'register')).toEqual([400, 'body.malformed'])
})

test('API-26 a body that is not an object or has values of a wrong type is invalid', async () => {
  for (const body of ['[]', '"x"', '1', 'null', 'true', '{}']) expect(await send(body, json)).toEqual([400, 'invalid'])
  for (const email of [['a@b.co'], { $gt: '' }, 1, true, null]) {
    expect(await send(JSON.stringify({ email, password: 'Peony-Path-81' }), json)).toEqual([400, 'invalid'])
  }
})
