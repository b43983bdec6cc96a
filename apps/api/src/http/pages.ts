import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { VersionedCache } from '../versioned-cache.ts'
import type { World } from '../world.ts'
import type { Language } from './call.ts'
import type { HttpEnvironment } from './environment.ts'
import { pageLanguage } from './language.ts'
import { contentPolicy } from './security-headers.ts'
import { newXsrfToken, XSRF_COOKIE } from './xsrf.ts'

/** The web build's server entry. */
export type RenderPage = (
  request: Request,
  context: { api: (request: Request) => Promise<Response>; nonce: string; language: Language; publicUrl: string },
) => Promise<Response>

type Page = { status: number; headers: [string, string][]; parts: string[] }

const compress = promisify(gzip)

/** Query keys that a public page may depend on; any other one goes past the cache. */
const KNOWN_QUERY = new Set(['q', 'category', 'min', 'max', 'colour', 'rating', 'offers', 'sort', 'page', 'lng'])
const PUBLIC_PAGE =
  /^\/($|shop$|product\/|category=|services$|about$|contact$|loading$|terms$|wishlist$|cart$|sitemap\.xml$|robots\.txt$|_root\.data$|shop\.data$|product\/[^/]+\.data$)/
const MAX_AGE_MS = 30_000

/**
 * Serves every page. Documents carry no identity (only the Authorization header does, and browsers never send it here), so a
 * public page is rendered once per language and address and kept until the catalogue changes; each answer gets a nonce of its own.
 */
export function mountPages(
  app: Hono<HttpEnvironment>,
  world: World,
  render: RenderPage,
  api: (request: Request) => Promise<Response>,
): void {
  const mark = `nonce-${randomBytes(12).toString('hex')}`
  const cache = new VersionedCache<Page>({
    version: () => `${world.signals.version('catalogue')}.${world.signals.version('settings')}`,
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
    const make = async (): Promise<Page> => {
      const request = new Request(new URL(url.pathname + url.search, world.config.PUBLIC_URL), {
        headers: pageHeaders(c.req.raw.headers, language),
      })
      return toPage(await render(request, { api, nonce: mark, language, publicUrl: world.config.PUBLIC_URL }), mark)
    }
    const key = cacheKey(url, language)
    const page =
      key === null ? await make() : await cache.get(key, world.clock.now(), make, (made) => made.status === 200)

    const nonce = randomBytes(16).toString('base64')
    const headers = new Headers(page.headers)
    headers.set('content-language', language)
    headers.append('vary', 'Cookie, Accept-Language, Accept-Encoding')
    headers.set('cache-control', 'no-cache')
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', contentPolicy(nonce))
    if (!getCookie(c, XSRF_COOKIE)) setXsrf(c, world)
    for (const cookie of c.res.headers.getSetCookie()) headers.append('set-cookie', cookie)
    const text = page.parts.join(nonce)
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
      return new Response(text, { status: page.status, headers })
    headers.set('content-encoding', 'gzip')
    return new Response((await compress(text, { level: constants.Z_BEST_SPEED })) as BodyInit, {
      status: page.status,
      headers,
    })
  })
}

const setXsrf = (c: Parameters<typeof setCookie>[0], world: World): void =>
  setCookie(c, XSRF_COOKIE, newXsrfToken(world.config.SECRET), {
    path: '/',
    sameSite: 'Lax',
    secure: world.config.PUBLIC_URL.startsWith('https:'),
    maxAge: 400 * 86_400,
  })

/** Only what a page may depend on reaches it: the language and whether it is the router asking for data. */
function pageHeaders(headers: Headers, language: Language): Headers {
  const passed = new Headers({ 'accept-language': language })
  for (const name of ['accept', 'user-agent']) {
    const value = headers.get(name)
    if (value) passed.set(name, value)
  }
  return passed
}

function cacheKey(url: URL, language: Language): string | null {
  if (!PUBLIC_PAGE.test(url.pathname)) return null
  const kept: string[] = []
  for (const [key, value] of url.searchParams) {
    if (key.startsWith('utm_')) continue
    if (!KNOWN_QUERY.has(key) || value.length > 200) return null
    kept.push(`${key}=${value}`)
  }
  return `${language} ${url.pathname}?${kept.sort().join('&')}`
}

async function toPage(response: Response, mark: string): Promise<Page> {
  return { status: response.status, headers: [...response.headers], parts: (await response.text()).split(mark) }
}
