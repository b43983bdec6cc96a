import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadStalePage } from './stale-page.ts'

const reload = vi.fn()
const page = new EventTarget()
const stored = new Map<string, string>()
beforeAll(() => {
  vi.stubGlobal('window', page)
  reloadStalePage()
})
beforeEach(() => {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  stored.clear()
  reload.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const failImport = async (): Promise<Event> => {
  const event = new Event('vite:preloadError', { cancelable: true })
  page.dispatchEvent(event)
  await new Promise((resolve) => setTimeout(resolve))
  return event
}

it('a page whose files are gone is reloaded once, and the failed import stays an error', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
  expect((await failImport()).defaultPrevented).toBe(false)
  await failImport()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('RUN-01 without an answer of the server the page is kept, also when the browser believes to be online', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('NetworkError'))),
  )
  vi.stubGlobal('navigator', { onLine: true })
  expect((await failImport()).defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('RUN-01 given a proxy that answers for a stopped shop, then the page is kept, and reloaded when the shop is back', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 502 })),
  )
  await failImport()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
  await failImport()
  expect(reload).toHaveBeenCalledTimes(1)
})
