import { type Answer, buildAddress } from '@warda/contract/call'
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

/**
 * `body` is the parsed JSON, or the text of another response. It is `any`, as in the journeys and the conformance suite, because tests read
 * refusals and successes alike (about 3,000 times) and check them with `expect`; `fetchAnswer` returns a typed success.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type TestAnswer = { status: number; body: any; headers: Headers }

/** A client with cookies, XSRF token, language and, when signed in, an access token. */
export type ApiClient = {
  token: string | undefined
  cookies: Map<string, string>
  call(name: RouteName, input?: CallInput): Promise<TestAnswer>
  /** The body of a successful call with the contract's type; throws when the call is refused. */
  fetchAnswer<N extends RouteName>(name: N, input?: CallInput): Promise<Answer<N>>
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** An app in this process or a server behind a URL. */
export type RequestTarget = Pick<Hono<HttpEnvironment>, 'request'>

/**
 * Creates a client of `app`. With `patient`, `call` retries while a machine under load answers 503 (`busy`); `fetch` never retries.
 */
export function createApiClient(
  app: RequestTarget,
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
      for (const line of response.headers.getSetCookie()) storeCookie(cookies, line)
      return response
    },
    async call(name, input = {}) {
      const { method, address } = buildAddress(name, input)
      const headers = new Headers({ 'x-xsrf-token': cookies.get(XSRF_COOKIE) ?? '', ...input.headers })
      const init: RequestInit = { method, headers }
      if (input.body !== undefined) {
        if (!headers.has('content-type') && !(input.body instanceof FormData))
          headers.set('content-type', 'application/json')
        init.body =
          input.body instanceof FormData || typeof input.body === 'string' ? input.body : JSON.stringify(input.body)
      }
      const send = async (): Promise<TestAnswer> => {
        const response = await visitor.fetch(`/api${address}`, init)
        const text = await response.text()
        return { status: response.status, body: parseBody(text), headers: response.headers }
      }
      return options.patient ? retry(send) : send()
    },
    async fetchAnswer(name, input) {
      const { status, body } = await visitor.call(name, input)
      if (status !== 200) throw new Error(`${name} was answered with ${status}: ${JSON.stringify(body)}`)
      return body
    },
  }
  return visitor
}

/** The names of all endpoints, for tests of every endpoint. */
export const allCalls = Object.keys(routes) as RouteName[]

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at).trim()
  const isDeleted = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
  if (isDeleted) cookies.delete(name)
  else cookies.set(name, decodeURIComponent(pair.slice(at + 1)))
}
