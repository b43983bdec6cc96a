import { readCookie } from '../browser/cookies.ts'

/** Path of the API on this origin (spec §7). */
export const API_BASE = '/api'

/** Headers of every call (API-26, LANG-03): language, bearer token and XSRF token. */
export const requestHeaders = (language: string, token: string | null): Record<string, string> => {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  if (token !== null) headers.authorization = `Bearer ${token}`
  const xsrf = readCookie('XSRF-TOKEN')
  if (xsrf !== null) headers['x-xsrf-token'] = xsrf
  return headers
}
