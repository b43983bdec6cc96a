import { randomBytes } from 'node:crypto'
import { isDataPath, isPageQueryKey, isPublicPath, normalizePagePath } from '@warda/contract/public-pages'
import { LANGUAGE_KEY, type Language } from '@warda/domain/language'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppContext } from '../context.ts'
import { VersionedCache } from '../versioned-cache.ts'
import { type CachedPage, PREFETCH_POLICY, SHARED_POLICY, selectEncoding, toCachedPage, VARY } from './cached-page.ts'
import { setXsrfCookie } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { detectPageLanguage } from './language.ts'
import { XSRF_COOKIE } from './xsrf.ts'

/** The web build's server entry. */
export type RenderPage = (
  request: Request,
  context: {
    api: (request: Request) => Promise<Response>
    nonce: string
    language: Language
    publicUrl: string
    /** Base of the addresses of uploaded pictures: the path of the shop or a CDN. */
    picturesUrl: string
    /** Id of the request, which the calls of the page have as well. */
    requestId: string
    /** Logs an error because of which the page could not be rendered. */
    reportError: (error: unknown) => void
  },
) => Promise<Response>

const MAX_AGE_MS = 30_000
/** A database that does not respond delays an expired page by a second at most, for an hour. */
const STALE_POLICY = { maxAgeMs: 3_600_000, patienceMs: 1_000 }
/** The file from which clients get an XSRF cookie; it is never kept by a CDN. */
const COOKIE_FILE = '/robots.txt'
/** Longest query value of a cached page, characters: the length of the longest filter. */
const MAX_VALUE_LENGTH = 400
/** Statuses that must not have a body, not even an empty one; the router answers 204 for an empty manifest. */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

/**
 * Serves all pages. Pages are anonymous, because browsers send no Authorization header for documents. A public page is rendered and
 * compressed once per language and URL and cached until the catalogue, the settings or what can be promised today change (AGREE-17).
 * Without a promise key nothing is cached. While the database does not respond, the last page is served.
 */
export function mountPages(
  app: Hono<HttpEnvironment>,
  context: AppContext,
  render: RenderPage,
  api: (request: Request, requestId: string, ip?: string) => Promise<Response>,
  readPromiseKey: () => Promise<string | null> = async () => '',
): void {
  const { PUBLIC_URL, PICTURES_URL } = context.config
  const pictureOrigins = PICTURES_URL.startsWith('/') ? [] : [new URL(PICTURES_URL).origin]
  const nonce = randomBytes(18).toString('hex')
  /** Pages rendered without a part of their data, which are not cached. */
  const incomplete = new WeakSet<CachedPage>()
  const cache = new VersionedCache<CachedPage>({
    version: () => `${context.notifications.version('catalogue')}.${context.notifications.version('settings')}`,
    limit: 1_000,
    maxAgeMs: MAX_AGE_MS,
    stale: { ...STALE_POLICY, isFailure: (page) => page.status >= 500 || incomplete.has(page) },
  })

  app.get('*', async (c) => {
    c.set('call', 'page')
    const url = new URL(c.req.url)
    const path = normalizePagePath(url.pathname)
    if (path !== url.pathname) return c.redirect(path + url.search, 301)
    const { language, isNamed } = detectPageLanguage(url, {
      cookie: getCookie(c, LANGUAGE_KEY),
      acceptLanguage: c.req.header('accept-language'),
    })
    // In development the source of a page changes at any time.
    const pageKey = context.config.WEB_DEV_URL ? null : cacheKey(url, language)
    const promiseKey = pageKey === null ? null : await readPromiseKey()
    const key = promiseKey === null ? null : `${promiseKey} ${pageKey}`
    const requestId = c.get('requestId')
    const reportError = (error: unknown) => context.log.error({ requestId, err: error }, 'a page could not be rendered')
    let own: CachedPage | null = null
    const load = async (): Promise<CachedPage> => {
      const request = new Request(toPublicUrl(url, PUBLIC_URL), {
        headers: pageHeaders(c.req.raw.headers, language),
      })
      let failed = false
      const watchedApi = async (call: Request): Promise<Response> => {
        const answer = await api(call, requestId, key === null ? c.get('ip') : undefined)
        failed ||= answer.status >= 500
        return answer
      }
      const renderContext = {
        api: watchedApi,
        nonce,
        language,
        isDocument: !isDataPath(c.req.path),
        publicUrl: PUBLIC_URL,
        picturesUrl: PICTURES_URL,
        requestId,
        reportError,
      }
      const rendered = await toCachedPage(await render(request, renderContext), nonce, key !== null, pictureOrigins)
      if (failed) incomplete.add(rendered)
      own = rendered
      return rendered
    }
    const isComplete = (rendered: CachedPage): boolean => rendered.status === 200 && !incomplete.has(rendered)
    const cached = key === null ? null : await cache.get(key, context.clock.now(), load, isComplete)
    // A redirect repeats the query of its request, so that a concurrent request with another campaign does not get it.
    const page = cached === null || (isRedirect(cached) && cached !== own) ? await load() : cached

    for (const [name, value] of Object.entries(page.headers)) c.header(name, value)
    if (isNamed) c.header('vary', VARY.named)
    // A page that a CDN keeps has no cookie: the first call of the browser gets it, or the file that it asks for one.
    if (key !== null && isComplete(page) && url.pathname !== COOKIE_FILE)
      c.header('cache-control', isPrefetch(c) ? PREFETCH_POLICY : SHARED_POLICY)
    else if (!getCookie(c, XSRF_COOKIE)) setXsrfCookie(c, context)
    c.header('content-language', language)
    if (page.headers.etag !== undefined && c.req.header('if-none-match') === page.headers.etag) return c.body(null, 304)
    if (NULL_BODY_STATUSES.has(page.status)) return c.body(null, page.status as 204)
    const { body, encoding } = selectEncoding(page, c.req.header('accept-encoding') ?? '')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(new Uint8Array(body), page.status as 200)
  })
}

/** Whether the page redirects; the router's data of a redirect has the status 202. */
const isRedirect = ({ status }: CachedPage): boolean => status === 202 || (status >= 300 && status < 400)

/** Whether the browser fetches the data of a link that is hovered or touched. */
const isPrefetch = (c: Context<HttpEnvironment>): boolean =>
  isDataPath(c.req.path) && (c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '').startsWith('prefetch')

/** The requested path on the shop's origin. It is assigned, because resolving a path that begins with `//` would change the host. */
function toPublicUrl(requested: URL, publicUrl: string): URL {
  const url = new URL(publicUrl)
  url.pathname = requested.pathname
  url.search = requested.search
  return url
}

/** The headers that a page may depend on: language, `accept` and user agent. */
function pageHeaders(headers: Headers, language: Language): Headers {
  const result = new Headers({ 'accept-language': language })
  for (const name of ['accept', 'user-agent']) {
    const value = headers.get(name)
    if (value) result.set(name, value)
  }
  return result
}

/** The cache key of a public page; null when the address holds anything else that it may depend on. */
function cacheKey(url: URL, language: Language): string | null {
  if (!isPublicPath(url.pathname)) return null
  const parameters: string[] = []
  for (const [key, value] of url.searchParams) {
    if (key.startsWith('utm_')) continue
    if (!isPageQueryKey(key, url.pathname) || value.length > MAX_VALUE_LENGTH) return null
    parameters.push(`${key}=${value}`)
  }
  return `${language} ${url.pathname}?${parameters.sort().join('&')}`
}
