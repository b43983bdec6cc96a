import { languagePath } from '@warda/contract/public-paths'
import type { Language } from '@warda/domain/language'

/** A page of the sitemap: its path without language, its last change (ISO, UTC) and the absolute addresses of its pictures. */
export type SitemapPage = { path: string; updatedAt?: string; pictures?: readonly string[] }

export const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A text inside an element or an attribute; characters that XML forbids are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A sitemap: every page in each language with its alternates (sitemaps.org, `xhtml:link`), last change and pictures (`image:image`). */
export function buildSitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  const base = publicUrl.replace(/\/$/, '')
  const entries = pages.flatMap(({ path, updatedAt, pictures = [] }) => {
    const at = (language: Language) => escapeXml(base + languagePath(language, path))
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en" href="${at('en')}"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${at('ar')}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(base + path)}"/>`,
    ].join('')
    const lastModified = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`
    const images = pictures
      .map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`)
      .join('')
    return (['en', 'ar'] as const).map(
      (language) => `<url><loc>${at(language)}</loc>${lastModified}${alternates}${images}</url>`,
    )
  })
  const open = `<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`
  return `${XML_HEADER}${open}\n${entries.join('\n')}\n</urlset>\n`
}

/** An index of the sitemaps of a shop whose products do not fit into one. */
export function buildSitemapIndex(publicUrl: string, pageCount: number): string {
  const base = publicUrl.replace(/\/$/, '')
  const entries = Array.from(
    { length: pageCount },
    (_, index) => `<sitemap><loc>${escapeXml(`${base}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`,
  )
  return `${XML_HEADER}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('\n')}\n</sitemapindex>\n`
}
