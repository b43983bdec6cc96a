import { createHash, randomBytes } from 'node:crypto'

/** Cookie of a browser in which somebody signed in; sent with calls below `DEVICE_PATH` only. */
export const DEVICE_COOKIE = 'device'
export const DEVICE_PATH = '/api/Account'
/** Longest time that browsers keep a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 86_400

const SECRET = /^[\w-]{43}$/

/** The secret of the browser's cookie; a new one when it has none. */
export const readDeviceSecret = (cookies: readonly string[]): string =>
  cookies.find((cookie) => SECRET.test(cookie)) ?? randomBytes(32).toString('base64url')

export const hashDeviceSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
