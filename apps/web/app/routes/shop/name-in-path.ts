/** The name in a decoded path segment `category={name}`, trimmed; null for any other segment or a name that is too long. */
export function parseCategorySegment(segment: string): string | null {
  const name = /^category\s*=(.*)$/is.exec(segment)?.[1]?.trim() ?? ''
  return name === '' || name.length > 200 ? null : name
}
