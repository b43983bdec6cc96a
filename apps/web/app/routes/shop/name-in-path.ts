/** The name in a path segment `category={name}` (already decoded), trimmed and not longer than a name can be; null for any other segment. */
export function parseCategorySegment(segment: string): string | null {
  const name = /^category\s*=(.*)$/is.exec(segment)?.[1]?.trim() ?? ''
  return name === '' || name.length > 200 ? null : name
}
