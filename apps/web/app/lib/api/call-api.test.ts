import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, loginAnswer } from '../testing/browser.ts'

type Reply = { status?: number; body?: unknown } | 'lost'
type Ask = { path: string; headers: Record<string, string>; method: string; body: unknown }

let browser: FakeBrowser
let api: typeof import('./call-api.ts')
let session: typeof import('../session/session.ts') & typeof import('../session/session-changes.ts')
let asked: Ask[]
let reply: (ask: Ask) => Reply

beforeEach(async () => {
  browser = fakeBrowser()
  browser.jar.kept.set('XSRF-TOKEN', 'proof')
  asked = []
  reply = () => ({ body: {} })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const ask = { path, headers: init.headers as Record<string, string>, method: init.method ?? 'GET', body: init.body }
    asked.push(ask)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const answer = reply(ask)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return new Response(answer.body === undefined ? '' : JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  vi.resetModules()
  api = await import('./call-api.ts')
  session = { ...(await import('../session/session.ts')), ...(await import('../session/session-changes.ts')) }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { userId } = loginAnswer()
const readCart = () => api.callApi('getCart', { params: { userId } })
const isRefresh = ({ path }: Ask): boolean => path === '/api/Account/refreshToken'

/** A server that accepts one access token only. */
const knowsOnly =
  (token: string, refreshed: Reply = tokens(token)) =>
  (ask: Ask): Reply => {
    if (isRefresh(ask)) return refreshed
    return ask.headers.authorization === `Bearer ${token}` ? { body: { count: 1 } } : { status: 401, body: {} }
  }
const tokens = (token: string): Reply => ({
  body: { token, refreshToken: '', refreshTokenExpiresOn: loginAnswer().refreshTokenExpiresOn },
})

describe('API-26 every call', () => {
  it('carries the bearer token, the language and the XSRF header', async () => {
    browser.root.lang = 'ar'
    session.signIn(loginAnswer())
    await api.callApi('rejectOrder', { params: { userId, orderId: 'a/b' } })
    expect(asked[0]).toMatchObject({ method: 'PATCH', path: `/api/Order/rejectorder/${userId}/a%2Fb` })
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'accept-language': 'ar',
      'x-xsrf-token': 'proof',
    })
  })

  it('has no authorization when signed out', async () => {
    await api.callApi('getSite', {})
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends registration as a form (spec §7) and keys as headers', async () => {
    const body = { email: 'a@b.co', token: 't'.repeat(20), password: 'Aa1!aaaa' }
    await api.callApi('resetPassword', { body }, { idempotencyKey: 'k1' })
    expect(asked[0]?.body).toBeInstanceOf(URLSearchParams)
    expect(asked[0]?.headers['idempotency-key']).toBe('k1')
    expect(asked[0]?.headers).not.toHaveProperty('content-type')
  })

  it('fetches a new XSRF cookie and sends once more when the server does not know the old one', async () => {
    reply = ({ path, headers }) => {
      if (path === '/robots.txt') browser.jar.kept.set('XSRF-TOKEN', 'fresh')
      return headers?.['x-xsrf-token'] === 'fresh' ? { body: {} } : { status: 403, body: { code: 'xsrf.failed' } }
    }
    await api.callApi('reportProblem', { body: {} as never })
    expect(asked.map(({ path }) => path)).toEqual(['/api/Report/addreport', '/robots.txt', '/api/Report/addreport'])
  })
})

describe('AUTH-08 an access token that has ended', () => {
  it('is refreshed once and the call is sent once more', async () => {
    session.signIn(loginAnswer())
    reply = knowsOnly('token-2')
    await expect(readCart()).resolves.toEqual({ count: 1 })
    expect(asked).toHaveLength(3)
    expect(session.readSession()?.token).toBe('token-2')
  })

  it('is refreshed by one call however many ask at once (W8)', async () => {
    session.signIn(loginAnswer())
    reply = knowsOnly('token-2')
    await Promise.all(Array.from({ length: 8 }, readCart))
    expect(asked.filter(isRefresh)).toHaveLength(1)
    expect(asked).toHaveLength(17)
  })

  it('is not refreshed when another tab has done it meanwhile', async () => {
    session.signIn(loginAnswer())
    reply = (ask) => {
      if (ask.headers.authorization === 'Bearer token-1') session.signIn(loginAnswer({ token: 'token-2' }))
      return knowsOnly('token-2')(ask)
    }
    await expect(readCart()).resolves.toEqual({ count: 1 })
    expect(asked.filter(isRefresh)).toHaveLength(0)
  })

  it('that is refused again after the refresh is not tried a third time', async () => {
    session.signIn(loginAnswer())
    reply = knowsOnly('never', tokens('token-2'))
    await expect(readCart()).rejects.toMatchObject({ status: 401 })
    expect(asked).toHaveLength(3)
  })

  it.each([401, 403])('a definite %i clears the cookies, leaves the sentence and goes to /', async (status) => {
    session.signIn(loginAnswer())
    reply = knowsOnly('never', { status, body: { code: 'session.expired' } })
    await expect(readCart()).rejects.toMatchObject({ status })
    expect(browser.jar.kept.has('authModel')).toBe(false)
    expect(browser.location.replace).toHaveBeenCalledWith('/')
    const { takeFlashMessage } = await import('../browser/flash-message.ts')
    expect(takeFlashMessage()).toEqual({ kind: 'warning', text: 'The session has expired. Please log in again.' })
  })

  it.each<[string, Reply]>([
    ['a lost network', 'lost'],
    ['a 503', { status: 503, body: {} }],
    ['a 429', { status: 429, body: {} }],
  ])('%s during the refresh signs nobody out (W8)', async (_name, refreshed) => {
    session.signIn(loginAnswer())
    reply = knowsOnly('never', refreshed)
    await expect(readCart()).rejects.toBeInstanceOf(api.ApiError)
    expect(session.readSession()?.token).toBe('token-1')
    expect(browser.location.replace).not.toHaveBeenCalled()
  })

  it('never refreshes for somebody who is signed out', async () => {
    reply = () => ({ status: 401, body: {} })
    await expect(readCart()).rejects.toMatchObject({ status: 401 })
    expect(asked).toHaveLength(1)
  })
})

describe('ERR-09 failures without words of their own', () => {
  it.each([400, 403, 404, 405])('%i has a sentence', async (status) => {
    reply = () => ({ status })
    const error = await readCart().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status })
    expect((error as Error).message.length).toBeGreaterThan(10)
  })

  it('a lost network, a cancelled call and one that takes too long are told apart', async () => {
    reply = () => 'lost'
    await expect(readCart()).rejects.toMatchObject({ status: 0, code: 'network' })

    const controller = new AbortController()
    const cancelled = api.callApi('getCart', { params: { userId } }, { signal: controller.signal })
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ status: 0, code: 'canceled' })

    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_path: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
    const slow = readCart().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await slow).toMatchObject({ status: 0, code: 'timeout' })
  })
})

describe('ERR-01 a refusal', () => {
  it.each<[unknown, string]>([
    [[{ description: 'Too short.' }, { description: 'Taken.' }], 'Too short. Taken.'],
    [['one', 'two'], 'one, two'],
    [{ message: 'Said by the server' }, 'Said by the server'],
    ['raw text', 'raw text'],
  ])('%j reads %j', async (body, text) => {
    reply = () => ({ status: 400, body })
    await expect(readCart()).rejects.toMatchObject({ message: text })
  })

  it('ERR-03 keeps the map of fields', async () => {
    reply = () => ({ status: 400, body: { message: 'm', code: 'invalid', errors: { email: ['bad'], x: 'y' } } })
    await expect(readCart()).rejects.toMatchObject({ code: 'invalid', errors: { email: ['bad'], x: ['y'] } })
  })
})
