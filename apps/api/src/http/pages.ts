import { randomBytes } from 'node:crypto'
import { isPageQueryKey, isPublicPath } from '@warda/contract/public-pages'
import type { Language } from '@warda/domain/language'
import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../context.ts'
import { VersionedCache } from '../versioned-cache.ts'
import { type CachedPage, formOf, toCachedPage } from './cached-page.ts'
import type { HttpEnvironment } from './environment.ts'
import { pageLanguage } from './language.ts'
import { newXsrfToken, XSRF_COOKIE } from './xsrf.ts'

/** The web build's server entry. */
export type RenderPage = (
  request: Request,
  context: { api: (request: Request) => Promise<Response>; nonce: string; language: Language; publicUrl: string },
) => Promise<Response>

const MAX_AGE_MS = 30_000
/** The longest query value of a cached page, characters: as long as the longest filter. */
const LONGEST_VALUE = 400
/** Statuses that the platform refuses to give a body, even an empty one; the router answers 204 when it has nothing to tell. */
const BODILESS = new Set([204, 205, 304])

/**
 * Serves every page. Documents carry no identity (only the Authorization header does, and browsers never send it here), so a
 * public page is rendered and compressed once per language and address and kept until the catalogue or the settings change.
 */
export function mountPages(
  app: Hono<HttpEnvironment>,
  context: AppContext,
  render: RenderPage,
  api: (request: Request) => Promise<Response>,
): void {
  const mark = randomBytes(18).toString('hex')
  const cache = new VersionedCache<CachedPage>({
    version: () => `${context.notifications.version('catalogue')}.${context.notifications.version('settings')}`,
    limit: 1_000,
    maxAgeMs: MAX_AGE_MS,
  })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const language = pageLanguage(
      getCookie(c, 'app_language'),
      url.searchParams.get('lng'),
      c.req.header('accept-language'),
    )
    const key = cacheKey(url, language)
    const make = async (): Promise<CachedPage> => {
      const request = new Request(addressed(url, context.config.PUBLIC_URL), {
        headers: pageHeaders(c.req.raw.headers, language),
      })
      const page = { api, nonce: mark, language, publicUrl: context.config.PUBLIC_URL }
      return toCachedPage(await render(request, page), mark, key !== null)
    }
    const copy =
      key === null ? await make() : await cache.get(key, context.clock.now(), make, (made) => made.status === 200)

    if (!getCookie(c, XSRF_COOKIE)) setXsrf(c, context)
    for (const [name, value] of Object.entries(copy.headers)) c.header(name, value)
    c.header('content-language', language)
    if (copy.headers.etag !== undefined && c.req.header('if-none-match') === copy.headers.etag) return c.body(null, 304)
    if (BODILESS.has(copy.status)) return c.body(null, copy.status as 204)
    const { body, encoding } = formOf(copy, c.req.header('accept-encoding') ?? '')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(new Uint8Array(body), copy.status as 200)
  })
}

const setXsrf = (c: Parameters<typeof setCookie>[0], context: AppContext): void =>
  setCookie(c, XSRF_COOKIE, newXsrfToken(context.config.SECRET), {
    path: '/',
    sameSite: 'Lax',
    secure: context.config.PUBLIC_URL.startsWith('https:'),
    maxAge: 400 * 86_400,
  })

/** The asked path below the shop's own address. Set, not resolved: a path that begins with `//` would name another host. */
function addressed(asked: URL, publicUrl: string): URL {
  const address = new URL(publicUrl)
  address.pathname = asked.pathname
  address.search = asked.search
  return address
}

/** Only what a page may depend on reaches it: the language and whether it is the router asking for data. */
function pageHeaders(headers: Headers, language: Language): Headers {
  const passed = new Headers({ 'accept-language': language })
  for (const name of ['accept', 'user-agent']) {
    const value = headers.get(name)
    if (value) passed.set(name, value)
  }
  return passed
}

/** The cache key of a public page; null when the address holds anything else that it may depend on. */
function cacheKey(url: URL, language: Language): string | null {
  if (!isPublicPath(url.pathname)) return null
  const kept: string[] = []
  for (const [key, value] of url.searchParams) {
    if (key.startsWith('utm_')) continue
    if (!isPageQueryKey(key) || value.length > LONGEST_VALUE) return null
    kept.push(`${key}=${value}`)
  }
  return `${language} ${url.pathname}?${kept.sort().join('&')}`
}
