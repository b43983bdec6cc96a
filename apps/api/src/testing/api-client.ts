import { addressOf } from '@warda/contract/call'
import { type RouteName, routes } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import type { Hono } from 'hono'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { createXsrfToken, XSRF_COOKIE } from '../http/xsrf.ts'
import { retry } from './retry.ts'

export type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** `body` is loosely typed on purpose: tests look at refusals as often as at answers. */
// biome-ignore lint/suspicious/noExplicitAny: tests read both answers and refusals from it
export type TestAnswer = { status: number; body: any; headers: Headers }

/** A browser's worth of state: cookies, the XSRF token, a language, and a bearer token once signed in. */
export type ApiClient = {
  token: string | undefined
  cookies: Map<string, string>
  call(name: RouteName, input?: CallInput): Promise<TestAnswer>
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** Whatever answers requests: an app in this process, or a server behind an address. */
export type Asked = Pick<Hono<HttpEnvironment>, 'request'>

/**
 * A new visitor of `app`. A `patient` one calls again while a machine under load answers "very busy, try again", as a person would; `fetch`
 * never does.
 */
export function createApiClient(
  app: Asked,
  context: Pick<AppContext, 'config'>,
  options: { language?: Language; ip?: string; patient?: boolean },
): ApiClient {
  const cookies = new Map([[XSRF_COOKIE, createXsrfToken(context.config.SECRET)]])

  const visitor: ApiClient = {
    token: undefined,
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('cookie'))
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      if (!headers.has('accept-language')) headers.set('accept-language', options.language ?? 'en')
      if (visitor.token && !headers.has('authorization')) headers.set('authorization', `Bearer ${visitor.token}`)
      const response = await app.request(
        path,
        { ...init, headers },
        { incoming: { socket: { remoteAddress: options.ip ?? '127.0.0.1' } } },
      )
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
      return response
    },
    async call(name, input = {}) {
      const { method, address } = addressOf(name, input)
      const headers = new Headers({ 'x-xsrf-token': cookies.get(XSRF_COOKIE) ?? '', ...input.headers })
      const init: RequestInit = { method, headers }
      if (input.body !== undefined) {
        if (!headers.has('content-type') && !(input.body instanceof FormData))
          headers.set('content-type', 'application/json')
        init.body =
          input.body instanceof FormData || typeof input.body === 'string' ? input.body : JSON.stringify(input.body)
      }
      const once = async (): Promise<TestAnswer> => {
        const response = await visitor.fetch(`/api${address}`, init)
        const text = await response.text()
        return { status: response.status, body: readable(text), headers: response.headers }
      }
      return options.patient ? retry(once) : once()
    },
  }
  return visitor
}

/** Every call's name, for tests that walk the whole table. */
export const allCalls = Object.keys(routes) as RouteName[]

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at).trim()
  const gone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
  if (gone) cookies.delete(name)
  else cookies.set(name, decodeURIComponent(pair.slice(at + 1)))
}
