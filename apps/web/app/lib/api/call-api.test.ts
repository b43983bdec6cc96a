import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, loginAnswer } from '../testing/browser.ts'

type Reply = { status?: number; body?: unknown } | 'lost'
type SentRequest = { path: string; headers: Record<string, string>; method: string; body: unknown }

let browser: FakeBrowser
let api: typeof import('./call-api.ts')
let session: typeof import('../session/session.ts') & typeof import('../session/session-changes.ts')
let requests: SentRequest[]
let reply: (request: SentRequest) => Reply

beforeEach(async () => {
  browser = fakeBrowser()
  browser.jar.kept.set('XSRF-TOKEN', 'proof')
  requests = []
  reply = () => ({ body: {} })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = {
      path,
      headers: init.headers as Record<string, string>,
      method: init.method ?? 'GET',
      body: init.body,
    }
    requests.push(request)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const answer = reply(request)
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
const isRefresh = ({ path }: SentRequest): boolean => path === '/api/Account/refreshToken'

/** A server that accepts one access token only. */
const acceptOnly =
  (token: string, refreshed: Reply = tokensReply(token)) =>
  (request: SentRequest): Reply => {
    if (isRefresh(request)) return refreshed
    return request.headers.authorization === `Bearer ${token}` ? { body: { count: 1 } } : { status: 401, body: {} }
  }
const tokensReply = (token: string): Reply => ({
  body: { token, refreshToken: '', refreshTokenExpiresOn: loginAnswer().refreshTokenExpiresOn },
})

describe('API-26 headers of every call', () => {
  it('include the bearer token, the language and the XSRF header', async () => {
    browser.root.lang = 'ar'
    session.signIn(loginAnswer())
    await api.callApi('rejectOrder', { params: { userId, orderId: 'a/b' } })
    expect(requests[0]).toMatchObject({ method: 'PATCH', path: `/api/Order/rejectorder/${userId}/a%2Fb` })
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'accept-language': 'ar',
      'x-xsrf-token': 'proof',
    })
  })

  it('have no authorization when signed out', async () => {
    await api.callApi('getSite', {})
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends a form body (spec §7) and the idempotency key as a header', async () => {
    const body = { email: 'a@b.co', token: 't'.repeat(20), password: 'Aa1!aaaa' }
    await api.callApi('resetPassword', { body }, { idempotencyKey: 'k1' })
    expect(requests[0]?.body).toBeInstanceOf(URLSearchParams)
    expect(requests[0]?.headers['idempotency-key']).toBe('k1')
    expect(requests[0]?.headers).not.toHaveProperty('content-type')
  })

  it('fetches a new XSRF cookie and retries once when the server rejects the old one', async () => {
    reply = ({ path, headers }) => {
      if (path === '/robots.txt') browser.jar.kept.set('XSRF-TOKEN', 'fresh')
      return headers?.['x-xsrf-token'] === 'fresh' ? { body: {} } : { status: 403, body: { code: 'xsrf.failed' } }
    }
    await api.callApi('reportProblem', { body: {} as never })
    expect(requests.map(({ path }) => path)).toEqual(['/api/Report/addreport', '/robots.txt', '/api/Report/addreport'])
  })
})

describe('AUTH-08 an expired access token', () => {
  it('is refreshed once and the call is retried once', async () => {
    session.signIn(loginAnswer())
    reply = acceptOnly('token-2')
    await expect(readCart()).resolves.toEqual({ count: 1 })
    expect(requests).toHaveLength(3)
    expect(session.readSession()?.token).toBe('token-2')
  })

  it('is refreshed once for concurrent calls (W8)', async () => {
    session.signIn(loginAnswer())
    reply = acceptOnly('token-2')
    await Promise.all(Array.from({ length: 8 }, readCart))
    expect(requests.filter(isRefresh)).toHaveLength(1)
    expect(requests).toHaveLength(17)
  })

  it('is not refreshed when another tab has refreshed it', async () => {
    session.signIn(loginAnswer())
    reply = (request) => {
      if (request.headers.authorization === 'Bearer token-1') session.signIn(loginAnswer({ token: 'token-2' }))
      return acceptOnly('token-2')(request)
    }
    await expect(readCart()).resolves.toEqual({ count: 1 })
    expect(requests.filter(isRefresh)).toHaveLength(0)
  })

  it('is not retried a second time when it is rejected after the refresh', async () => {
    session.signIn(loginAnswer())
    reply = acceptOnly('never', tokensReply('token-2'))
    await expect(readCart()).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(3)
  })

  it.each([401, 403])('clears the cookies, stores the message and goes to / after a definite %i', async (status) => {
    session.signIn(loginAnswer())
    reply = acceptOnly('never', { status, body: { code: 'session.expired' } })
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
  ])('keeps the user signed in after %s during the refresh (W8)', async (_name, refreshed) => {
    session.signIn(loginAnswer())
    reply = acceptOnly('never', refreshed)
    await expect(readCart()).rejects.toBeInstanceOf(api.ApiError)
    expect(session.readSession()?.token).toBe('token-1')
    expect(browser.location.replace).not.toHaveBeenCalled()
  })

  it('is not refreshed when signed out', async () => {
    reply = () => ({ status: 401, body: {} })
    await expect(readCart()).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(1)
  })
})

describe('ERR-09 failures without a message', () => {
  it.each([
    ['placeOrder', { params: { id: userId }, body: {} }, 'Failed to fetch flowers'],
    ['getOrders', { params: { userId, clientId: 0 } }, 'Failed to fetch flowers'],
    ['addPayment', { params: { userId, orderId: 'x' } }, 'Failed to fetch flowers'],
    ['rejectOrder', { params: { userId, orderId: 'x' } }, 'Failed to fetch flowers'],
    ['changePassword', { params: { userId }, body: {} }, 'Failed to fetch flowers'],
    ['getPublicUser', { params: { userId } }, 'Failed to fetch data'],
    ['updatePublicUser', { params: { userId }, body: {} }, 'Failed to fetch data'],
  ] as const)('of %s have the specified message, unless the server or the page has one', async (name, input, text) => {
    const fail = () => api.callApi(name, input as never).catch((error: unknown) => error)
    reply = () => ({ status: 500, body: {} })
    const error = await fail()
    expect(error).toMatchObject({ status: 500, message: text })
    expect(api.getErrorMessage(error, 'the page’s own')).toBe('the page’s own')
    reply = () => ({ status: 500, body: { message: 'the server’s own' } })
    expect(api.getErrorMessage(await fail(), 'the page’s own')).toBe('the server’s own')
    reply = () => 'lost'
    expect(await fail()).toMatchObject({ code: 'network' })
  })

  it.each([400, 403, 404, 405])('have a default message for status %i', async (status) => {
    reply = () => ({ status })
    const error = await readCart().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status })
    expect((error as Error).message.length).toBeGreaterThan(10)
  })

  it('distinguish a lost network, a cancelled call and a timeout', async () => {
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

describe('GROW-05 the request id of a call that failed on the server', () => {
  const id = '0b9a5a3e-6f0d-4a52-9d53-2f3c1c0e7a11'
  const fail = async (status: number, body: object): Promise<string> => {
    reply = () => ({ status, body: { ...body, instance: `/requests/${id}` } })
    return api.getErrorMessage(await readCart().catch((error: unknown) => error))
  }

  it.each([
    [500, { message: 'An error of the server.' }, 'An error of the server.'],
    [503, {}, 'The shop is very busy right now. Please try again shortly.'],
  ])('follows the message, for status %i', async (status, body, text) => {
    expect(await fail(status, body)).toBe(`${text} Reference: \u2066${id}\u2069`)
    expect(performance.getEntriesByName('failed-call').at(-1)).toMatchObject({ detail: id })
  })

  it('is not shown when the call was refused, nor when the answer names none', async () => {
    expect(await fail(409, { message: 'Sold out.' })).toBe('Sold out.')
    reply = () => ({ status: 502, body: { message: 'A proxy’s own.' } })
    expect(api.getErrorMessage(await readCart().catch((error: unknown) => error))).toBe('A proxy’s own.')
  })
})

describe('ERR-01 an error body', () => {
  it.each<[unknown, string]>([
    [[{ description: 'Too short.' }, { description: 'Taken.' }], 'Too short. Taken.'],
    [['one', 'two'], 'one, two'],
    [{ message: 'Said by the server' }, 'Said by the server'],
    ['raw text', 'raw text'],
  ])('%j has the message %j', async (body, text) => {
    reply = () => ({ status: 400, body })
    await expect(readCart()).rejects.toMatchObject({ message: text })
  })

  it('ERR-03 keeps the field errors', async () => {
    reply = () => ({ status: 400, body: { message: 'm', code: 'invalid', errors: { email: ['bad'], x: 'y' } } })
    await expect(readCart()).rejects.toMatchObject({ code: 'invalid', errors: { email: ['bad'], x: ['y'] } })
  })
})
