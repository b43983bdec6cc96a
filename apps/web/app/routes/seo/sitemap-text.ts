import { withLanguage } from '../../shell/page-meta.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A sitemap: every path in each language with its alternates (sitemaps.org, `xhtml:link`). */
export function buildSitemap(publicUrl: string, paths: readonly string[]): string {
  const base = publicUrl.replace(/\/$/, '')
  const entries = paths.flatMap((path) => {
    const at = (language: string) => escapeXml(withLanguage(base + path, language))
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en" href="${at('en')}"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${at('ar')}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(base + path)}"/>`,
    ].join('')
    return [`<url><loc>${at('en')}</loc>${alternates}</url>`, `<url><loc>${at('ar')}</loc>${alternates}</url>`]
  })
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`
}
