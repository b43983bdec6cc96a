import { describe, expect, it } from 'vitest'
import { buildSitemap, buildSitemapIndex } from './sitemap-text.ts'

const parseUrls = (text: string) =>
  [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  }))

describe('site map', () => {
  it('WEB-03 lists every page in both languages, each with its alternates', () => {
    const base = 'https://warda.example'
    const text = buildSitemap(`${base}/`, [{ path: '/' }, { path: '/shop?category=roses' }])
    const home = [
      ['en', `${base}/en`],
      ['ar', `${base}/ar`],
      ['x-default', `${base}/`],
    ]
    const roses = [
      ['en', `${base}/en/shop?category=roses`],
      ['ar', `${base}/ar/shop?category=roses`],
      ['x-default', `${base}/shop?category=roses`],
    ]
    expect(parseUrls(text)).toEqual([
      { loc: home[0]?.[1], alternates: home },
      { loc: home[1]?.[1], alternates: home },
      { loc: roses[0]?.[1], alternates: roses },
      { loc: roses[1]?.[1], alternates: roses },
    ])
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
  })
  it('WEB-03 escapes the addresses of categories', () => {
    const text = buildSitemap('https://warda.example', [{ path: '/shop?category=a&b<c>"d"' }])
    expect(text).toContain('category=a&amp;b&lt;c&gt;&quot;d&quot;')
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  })
  it('WEB-03 a product has its last change and its pictures in both languages', () => {
    const product = {
      path: '/product/snow-garden',
      updatedAt: '2026-11-28T10:00:00.000Z',
      pictures: ['https://warda.example/pictures/a-1200.webp', 'https://warda.example/pictures/b-1200.webp'],
    }
    const text = buildSitemap('https://warda.example', [product])
    expect(text.match(/<lastmod>2026-11-28T10:00:00\.000Z<\/lastmod>/g)).toHaveLength(2)
    for (const name of ['a', 'b'])
      expect(
        text.match(new RegExp(`<image:loc>https://warda.example/pictures/${name}-1200.webp</image:loc>`, 'g')),
      ).toHaveLength(2)
    expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  })
  it('WEB-03 a shop with more products than fit into a sitemap has an index of its parts', () => {
    const text = buildSitemapIndex('https://warda.example/', 2)
    expect(text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://warda.example/sitemap.xml?page=1',
      'https://warda.example/sitemap.xml?page=2',
    ])
  })
})
