import { SHOP_QUERY_KEYS } from '@warda/contract/public-paths'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import type { HttpEnvironment } from './environment.ts'
import { mountPages, type RenderPage } from './pages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The shop's page door in front of a renderer that answers as told and remembers what it was asked. */
function door(answer: () => Response) {
  const asked: string[] = []
  const render: RenderPage = async (request) => {
    asked.push(request.url)
    return answer()
  }
  const app = new Hono<HttpEnvironment>()
  mountPages(app, shop.context, render, async () => new Response())
  return { asked, get: (path: string) => app.request(`http://localhost${path}`) }
}

test.each(['//evil.example/shop', '//[', '//evil.example:99999/'])(
  'P28 the path %s stays a path of the shop: no other host, no 500',
  async (path) => {
    const { asked, get } = door(() => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }))
    expect((await get(path)).status).toBe(200)
    expect(asked).toEqual([new URL(shop.context.config.PUBLIC_URL).origin + path])
  },
)

test('P28 a renderer with nothing to tell is answered without a body', async () => {
  const { get } = door(() => new Response(null, { status: 204 }))
  const answer = await get('/__manifest?p=/nowhere')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test.each(SHOP_QUERY_KEYS)('a shop page with %s in its address is rendered once', async (key) => {
  const { asked, get } = door(() => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }))
  for (let times = 0; times < 2; times += 1) expect((await get(`/shop?${key}=rose&utm_source=mail`)).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('a page with an unknown parameter is rendered every time', async () => {
  const { asked, get } = door(() => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }))
  for (let times = 0; times < 2; times += 1) await get('/shop?unknown=rose')
  expect(asked).toHaveLength(2)
})
