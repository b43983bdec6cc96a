import { describe, expect, it } from 'vitest'
import { buildSitemap } from './sitemap-text.ts'

describe('site map', () => {
  const text = buildSitemap('https://warda.example/', ['/', '/shop?category=roses'])

  it('ROUTE-01 lists every page in both languages with its alternates', () => {
    expect(text.match(/<loc>/g)).toHaveLength(4)
    expect(text).toContain('<loc>https://warda.example/?lng=ar</loc>')
    expect(text.match(/hreflang="ar"/g)).toHaveLength(4)
  })
  it('ROUTE-02 escapes the addresses of categories', () => {
    expect(text).toContain('<loc>https://warda.example/shop?category=roses&amp;lng=en</loc>')
    expect(text).not.toMatch(/&(?!amp;)/)
  })
})
