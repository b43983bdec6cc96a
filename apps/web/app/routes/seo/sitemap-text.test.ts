import { describe, expect, it } from 'vitest'
import { buildSitemap } from './sitemap-text.ts'

const parseUrls = (text: string) =>
  [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  }))

describe('site map', () => {
  it('WEB-03 lists every page in both languages, each with its alternates', () => {
    const base = 'https://warda.example'
    const text = buildSitemap(`${base}/`, ['/', '/shop?category=roses'])
    const home = [
      ['en', `${base}/?lng=en`],
      ['ar', `${base}/?lng=ar`],
      ['x-default', `${base}/`],
    ]
    const roses = [
      ['en', `${base}/shop?category=roses&amp;lng=en`],
      ['ar', `${base}/shop?category=roses&amp;lng=ar`],
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
    const text = buildSitemap('https://warda.example', ['/shop?category=a&b<c>"d"'])
    expect(text).toContain('category=a&amp;b&lt;c&gt;&quot;d&quot;')
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  })
})
