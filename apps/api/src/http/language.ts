import type { Language } from '@warda/domain/language'

const parseLanguage = (value: string | null | undefined): Language | undefined =>
  value === 'en' || value === 'ar' ? value : undefined

/** Language of an API request, from Accept-Language (LANG-03); English by default. */
export function detectApiLanguage(acceptLanguage: string | undefined): Language {
  return preferredLanguage(acceptLanguage) ?? 'en'
}

/** Language of a page: cookie, then `?lng=`, then Accept-Language (LANG-01). */
export function detectPageLanguage(
  cookie: string | undefined,
  query: string | null,
  acceptLanguage: string | undefined,
): Language {
  return parseLanguage(cookie) ?? parseLanguage(query) ?? preferredLanguage(acceptLanguage) ?? 'en'
}

/** The language that the URL of a page names (`?lng=`), in which everybody gets it (decision 65). */
export const getUrlLanguage = (url: URL): Language | undefined => parseLanguage(url.searchParams.get('lng'))

/** The supported language with the highest q value, in header order. */
function preferredLanguage(header: string | undefined): Language | undefined {
  if (!header || header.length > 500) return undefined
  const preferences = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.toLowerCase().split('-')[0], q: q === undefined ? 1 : Number(q), index }
    })
    .filter((preference) => Number.isFinite(preference.q) && preference.q > 0)
    .sort((a, b) => b.q - a.q || a.index - b.index)
  for (const preference of preferences) {
    const language = parseLanguage(preference.tag)
    if (language) return language
  }
  return undefined
}
