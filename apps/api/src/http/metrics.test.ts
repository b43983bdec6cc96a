import { expect, test } from 'vitest'
import { readMetrics } from '../testing/read-metrics.ts'
import { openTestServer } from '../testing/server.ts'
import { openTestShop } from '../testing/shop.ts'

const METRICS_TOKEN = 'the token of the scraper, long enough'
const scrape = (url: string, authorization?: string) =>
  fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

test('GROW-05 without METRICS_TOKEN there is no page of metrics, and with it only its bearer reads the page', async () => {
  const closed = await openTestShop()
  expect((await closed.app.request('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404)
  await closed.close()
  const server = await openTestServer({ web: false, environment: { METRICS_TOKEN } })
  for (const authorization of [
    undefined,
    '',
    'Bearer ',
    METRICS_TOKEN,
    `Bearer ${METRICS_TOKEN}x`,
    `Basic ${METRICS_TOKEN}`,
  ]) {
    const refused = await scrape(server.url, authorization)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await refused.text()).not.toContain('warda_')
  }
  const page = await scrape(server.url, `Bearer ${METRICS_TOKEN}`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(page.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await page.text()).toContain('warda_database_up 1')
  await server.close()
})

test('GROW-05 of two processes each counts its own calls, and both give the same figures of the database', async () => {
  const one = await openTestServer({ web: false, environment: { METRICS_TOKEN } })
  const database = { name: '', url: one.databaseUrl, db: one.db, drop: async () => {} }
  const two = await openTestServer({ web: false, environment: { METRICS_TOKEN }, database })
  const read = async ({ url }: { url: string }) =>
    readMetrics(await (await scrape(url, `Bearer ${METRICS_TOKEN}`)).text())
  for (const times of [1, 2, 3]) expect([times, (await fetch(`${two.url}/api/Site/get`)).status]).toEqual([times, 404])
  const [first, second] = [await read(one), await read(two)]
  expect(first.get('warda_calls_total{call="other",status="4xx"}')).toBeUndefined()
  expect(second.get('warda_calls_total{call="other",status="4xx"}')).toBe(3)
  for (const figures of [first, second]) expect(figures.get('warda_ledger_sum_halalas')).toBe(0)
  await two.close()
  await one.close()
})
