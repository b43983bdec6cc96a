import type { MetaDescriptor } from 'react-router'
import { pageUrl } from '../lib/shop/page-url.ts'
import { LINK_PREVIEW, linkPreviewAddress, type PictureData } from '../ui/media/picture.tsx'
import { findRootData } from './root-data.ts'

/** A text that names the shop or its city. */
type BrandText = (shop: { brand: string; city: string }) => string

type PageMeta = {
  /** The matches passed to a route's `meta`. */
  matches: readonly unknown[]
  title: string | BrandText
  description: string | BrandText
  /** Canonical path and query; not needed for a private page. */
  path?: string
  picture?: PictureData | undefined
  /** Excludes the page from search engines. */
  private?: boolean
  kind?: 'website' | 'product'
  /** Data of schema.org for search engines, which only the loader of a document makes (WEB-03). */
  structuredData?: readonly Record<string, unknown>[] | undefined
}

/**
 * Title, description, canonical address, language alternates (language paths; the path without a language is `x-default`), Open Graph
 * data and structured data.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { language, publicUrl, brand: shop } = findRootData(page.matches)
  const { name: brand = '', city = '' } = shop ?? {}
  const [ownTitle, description] = [page.title, page.description].map((text) =>
    typeof text === 'string' ? text : text({ brand, city }),
  )
  const title = page.path === '/' ? ownTitle : `${ownTitle} · ${brand}`
  const basic: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (page.private || page.path === undefined) return [...basic, { name: 'robots', content: 'noindex' }]
  const { path } = page
  const canonical = pageUrl({ publicUrl, language }, path)
  const alternates: [string, string][] = [
    ['en', pageUrl({ publicUrl, language: 'en' }, path)],
    ['ar', pageUrl({ publicUrl, language: 'ar' }, path)],
    ['x-default', publicUrl.replace(/\/$/, '') + path],
  ]
  return [
    ...basic,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map(([hrefLang, href]) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })),
    { property: 'og:title', content: ownTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: language === 'ar' ? 'ar_SA' : 'en_US' },
    ...(page.picture ? listPreview(page.picture, publicUrl) : []),
    ...(page.structuredData ?? []).map((schema) => ({ 'script:ld+json': schema })),
  ]
}

/** The picture that messengers show with a link to the page, described in the page's language. */
const listPreview = (picture: PictureData, publicUrl: string): MetaDescriptor[] => [
  { property: 'og:image', content: linkPreviewAddress(picture, publicUrl) },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(LINK_PREVIEW.width) },
  { property: 'og:image:height', content: String(LINK_PREVIEW.height) },
  ...(picture.alt === '' ? [] : [{ property: 'og:image:alt', content: picture.alt }]),
  { name: 'twitter:card', content: 'summary_large_image' },
]
