import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, loginAnswer } from '../testing/browser.ts'

let browser: FakeBrowser
let session: typeof import('./session.ts') & typeof import('./session-changes.ts')

beforeEach(async () => {
  browser = fakeBrowser()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  vi.resetModules()
  session = { ...(await import('./session.ts')), ...(await import('./session-changes.ts')) }
})
afterEach(() => vi.unstubAllGlobals())

const cookie = (name: string): string => decodeURIComponent(browser.jar.kept.get(name) ?? '')

describe('AUTH-07 the authModel cookie', () => {
  it('contains the user and the access token, never the refresh token', () => {
    expect(session.signIn(loginAnswer())).toBe(true)
    expect(cookie('authModel')).toContain('Noura Salem')
    expect(cookie('authModel')).not.toContain('secret-of-the-family')
    expect(cookie('authModel')).not.toContain('refreshToken"')
    expect(session.readSession()?.token).toBe('token-1')
    expect(browser.root.dataset.signedIn).toBe('')
  })

  it('ends at refreshTokenExpiresOn, on path /', () => {
    const end = new Date(Date.now() + 3_600_000)
    session.signIn(loginAnswer({ refreshTokenExpiresOn: end.toISOString() }))
    expect(browser.jar.attributes.get('authModel')).toContain(`expires=${end.toUTCString()}`)
    expect(browser.jar.attributes.get('authModel')).toContain('path=/')
  })

  it('AUTH-06 ends with the browser when "remember me" is off', () => {
    session.signIn(loginAnswer({ rememberMe: false }))
    expect(browser.jar.attributes.get('authModel')).not.toContain('expires')
  })

  it.each(['', 'soon', 'NaN'])('an invalid session end (%j) fails the login', (refreshTokenExpiresOn) => {
    expect(() => session.signIn(loginAnswer({ refreshTokenExpiresOn }))).toThrow(session.InvalidSessionError)
    expect(browser.jar.kept.has('authModel')).toBe(false)
    expect(session.readSession()).toBeNull()
  })

  it('a session too large for a cookie is stored in this tab, and the old cookie is removed (W10)', () => {
    session.signIn(loginAnswer())
    expect(session.signIn(loginAnswer({ token: 'x'.repeat(5000) }))).toBe(false)
    expect(browser.jar.kept.has('authModel')).toBe(false)
    expect(session.readSession()?.token).toHaveLength(5000)
  })

  it('new tokens keep the user', () => {
    session.signIn(loginAnswer())
    const end = new Date(Date.now() + 7_200_000).toISOString()
    session.updateTokens({ token: 'token-2', refreshToken: 'family', refreshTokenExpiresOn: end })
    expect(session.readSession()).toMatchObject({
      token: 'token-2',
      fullName: 'Noura Salem',
      refreshTokenExpiresOn: end,
    })
  })

  it.each(['%E0%A4%A', 'null', '[]', '{"userId":1}'])('an invalid cookie %j means signed out', (raw) => {
    browser.jar.kept.set('authModel', raw)
    expect(session.readSession()).toBeNull()
  })
})

describe('AUTH-09 signing out', () => {
  it('clears cookies at once and notifies the server', () => {
    session.signIn(loginAnswer())
    session.cacheClientData(client(false))
    session.signOut()
    expect(browser.jar.kept.size).toBe(0)
    expect(session.readSession()).toBeNull()
    expect(browser.root.dataset.signedIn).toBeUndefined()
    expect(fetch).toHaveBeenCalledWith(
      '/api/Account/logout',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    )
  })

  it('notifies listeners when the user changes', () => {
    const listener = vi.fn()
    session.onUserChange(listener)
    session.signIn(loginAnswer())
    session.updateTokens({ token: 't', refreshToken: '', refreshTokenExpiresOn: loginAnswer().refreshTokenExpiresOn })
    session.signOut()
    expect(listener.mock.calls.map(([person]) => person?.userId ?? null)).toEqual([loginAnswer().userId, null])
  })
})

const client = (isNotComplete: boolean) => ({
  data: {
    userId: loginAnswer().userId,
    fullName: 'Noura Salem',
    email: 'noura@example.com',
    phoneNumber: '0501234567',
    roles: ['Customer'],
    clientDto: { id: 7, organizationName: 'ن'.repeat(100) },
  },
  isNotComplete,
})

describe('AUTH-07 the ClientData cookie', () => {
  it('is written only for a complete profile, with the five fields, below 4 KB', () => {
    session.signIn(loginAnswer())
    expect(session.cacheClientData(client(true))).toBe(false)
    expect(browser.jar.kept.has('ClientData')).toBe(false)
    expect(session.cacheClientData(client(false))).toBe(true)
    expect(Object.keys(JSON.parse(cookie('ClientData')))).toEqual([
      'email',
      'phoneNumber',
      'clientDto',
      'isNotComplete',
    ])
    expect(browser.jar.kept.get('ClientData')?.length).toBeLessThan(4096)
    expect(JSON.parse(cookie('ClientData')).clientDto.id).toBe(7)
  })
})
