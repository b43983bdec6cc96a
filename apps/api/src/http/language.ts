import { splitLanguagePath } from '@warda/contract/public-paths'
import type { Language } from '@warda/domain/language'

const parseLanguage = (value: string | null | undefined): Language | undefined =>
  value === 'en' || value === 'ar' ? value : undefined

/** Language of an API request, from Accept-Language (LANG-03); English by default. */
export function detectApiLanguage(acceptLanguage: string | undefined): Language {
  return preferredLanguage(acceptLanguage) ?? 'en'
}

/** `cookie` is the language cookie, `acceptLanguage` the header of that name. */
type LanguageHeaders = { cookie: string | undefined; acceptLanguage: string | undefined }

/**
 * Language of a page: that of its language path, for everybody (`isNamed`, decision 71); without it that of the cookie, then of `?lng=`, then of
 * Accept-Language (LANG-01).
 */
export function detectPageLanguage(
  url: URL,
  { cookie, acceptLanguage }: LanguageHeaders,
): { language: Language; isNamed: boolean } {
  const inPath = splitLanguagePath(url.pathname).language
  if (inPath) return { language: inPath, isNamed: true }
  const inUrl = parseLanguage(url.searchParams.get('lng'))
  return { language: parseLanguage(cookie) ?? inUrl ?? preferredLanguage(acceptLanguage) ?? 'en', isNamed: false }
}

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
