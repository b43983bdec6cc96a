/** An element: its name, its attributes, and either a text or children. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

/** Children may be left out by a condition. */
type Child = Element | null | readonly Element[]

export const element = (name: string, ...children: Child[]): Element => ({
  name,
  attributes: {},
  content: children.flatMap((child) => child ?? []),
})

export const textElement = (name: string, text: string, attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  content: text,
})

/** The element unless the text is empty: an empty element is worse than none. */
export const optionalText = (name: string, text: string | null): Element | null =>
  text === null || text === '' ? null : textElement(name, text)

/**
 * Writes an element as Canonical XML 1.0 (and 1.1: there are no `xml:` attributes): no declaration, no space between elements, each with its
 * end tag, attributes in order. So the text need not be canonicalised before it is hashed. Namespaces are the caller's: declared once, on the
 * root, as its attributes (`xmlns` sorts before `xmlns:cac` before the others).
 */
export function writeXml(root: Element): string {
  const { name, attributes, content } = root
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = sorted.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')
  const inside = typeof content === 'string' ? escapeText(content) : content.map(writeXml).join('')
  return `<${name}${written}>${inside}</${name}>`
}

// XML has no place for most control characters nor for half a surrogate pair, not even escaped.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function escapeText(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;')
}

function escapeAttribute(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')
}
