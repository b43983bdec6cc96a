/** The place of a page in the shop as structured data (schema.org `BreadcrumbList`); `path` is canonical, without language. */
export const breadcrumbSchema = (
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl.replace(/\/$/, '') + path,
  })),
})
