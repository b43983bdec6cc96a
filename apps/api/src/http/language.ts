import type { Language } from '@warda/domain/language'

const known = (value: string | null | undefined): Language | undefined =>
  value === 'en' || value === 'ar' ? value : undefined

/** Language of an API call: its Accept-Language as the client sets it (LANG-03); anything unknown is English. */
export function apiLanguage(acceptLanguage: string | undefined): Language {
  return preferred(acceptLanguage) ?? 'en'
}

/** Language of a page: the mirrored choice, then `?lng=`, then the browser (LANG-01). */
export function pageLanguage(
  cookie: string | undefined,
  query: string | null,
  acceptLanguage: string | undefined,
): Language {
  return known(cookie) ?? known(query) ?? preferred(acceptLanguage) ?? 'en'
}

/** First of ours in the header, by its order and q values. */
function preferred(header: string | undefined): Language | undefined {
  if (!header || header.length > 500) return undefined
  const wishes = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.toLowerCase().split('-')[0], q: q === undefined ? 1 : Number(q), index }
    })
    .filter((wish) => Number.isFinite(wish.q) && wish.q > 0)
    .sort((a, b) => b.q - a.q || a.index - b.index)
  for (const wish of wishes) {
    const language = known(wish.tag)
    if (language) return language
  }
  return undefined
}
