import type { Language } from '@warda/domain/language'
import { pageUrl } from '../../lib/shop/page-url.ts'

/** The place of a page in the shop as structured data (schema.org `BreadcrumbList`); the paths of `steps` have no language. */
export const breadcrumbSchema = (
  site: { publicUrl: string; language: Language },
  steps: readonly { name: string; path: string }[],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageUrl(site, path),
  })),
})
