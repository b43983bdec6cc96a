import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'
import type { CookieOptions } from './handler.ts'
import { createXsrfToken, XSRF_COOKIE } from './xsrf.ts'

type Request = Context<HttpEnvironment>

/** `Lax` for the shop's own pages; for a page of another site browsers accept only `None` with `Secure`. */
const siteAttributes = (c: Request, { config }: Pick<AppContext, 'config'>) =>
  c.get('fromAllowedOrigin')
    ? ({ sameSite: 'None', secure: true } as const)
    : ({ sameSite: 'Lax', secure: config.PUBLIC_URL.startsWith('https:') } as const)

export function writeCookie(
  c: Request,
  context: Pick<AppContext, 'config'>,
  name: string,
  value: string,
  { httpOnly = false, maxAgeSeconds, path = '/' }: CookieOptions = {},
): void {
  const maxAge = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }
  setCookie(c, name, value, { path, httpOnly, ...siteAttributes(c, context), ...maxAge })
}

/** Deletes a cookie; on a page of another site browsers accept the deletion only with the same attributes. */
export function removeCookie(c: Request, context: Pick<AppContext, 'config'>, name: string, path = '/'): void {
  deleteCookie(c, name, { path, ...(c.get('fromAllowedOrigin') ? siteAttributes(c, context) : {}) })
}

/** All values of a cookie in the order of the request; a browser can hold one for each path. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

const XSRF_COOKIE_SECONDS = 400 * 86_400

export function setXsrfCookie(c: Request, context: Pick<AppContext, 'config'>): void {
  writeCookie(c, context, XSRF_COOKIE, createXsrfToken(context.config.SECRET), { maxAgeSeconds: XSRF_COOKIE_SECONDS })
}
