import { tryOrDefault } from './try-or-default.ts'

/** The raw (still encoded) value of a cookie, or null. */
const readRawCookie = (name: string): string | null =>
  tryOrDefault(() => {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
    }
    return null
  }, null)

/** The decoded value of a cookie, or null when it is missing or broken. */
export const readCookie = (name: string): string | null => {
  const raw = readRawCookie(name)
  return raw === null ? null : tryOrDefault(() => decodeURIComponent(raw), null)
}

const secure = (): string => (globalThis.location?.protocol === 'https:' ? '; secure' : '')

export const removeCookie = (name: string): void =>
  tryOrDefault(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous Cookie Store is missing in Firefox and on plain http
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${secure()}`
  }, undefined)

/**
 * Writes a cookie (path /) and reads it back. Browsers ignore a cookie above 4 KB and keep the OLD value, so the
 * old one is removed first; returns whether the new one was stored (W10). Without `expires` it ends with the browser
 * session.
 */
export const writeCookie = (name: string, value: string, expires?: Date): boolean => {
  const encoded = encodeURIComponent(value)
  removeCookie(name)
  tryOrDefault(() => {
    const end = expires === undefined ? '' : `; expires=${expires.toUTCString()}`
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${name}=${encoded}; path=/; samesite=lax${end}${secure()}`
  }, undefined)
  return readRawCookie(name) === encoded
}
