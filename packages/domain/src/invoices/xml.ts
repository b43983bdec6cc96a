/** An XML element with a text or children as content. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

/** A child of an element; null is omitted. */
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

/** A text element, or null for an empty text. */
export const optionalText = (name: string, text: string | null): Element | null =>
  text === null || text === '' ? null : textElement(name, text)

/**
 * Writes an element as Canonical XML 1.0 (and 1.1, as there are no `xml:` attributes), so that the text can be hashed as it is: no
 * declaration, no space between elements, no empty-element tags, sorted attributes. The caller declares namespaces as attributes of the root
 * element (`xmlns` sorts before `xmlns:cac` and before the other attributes).
 */
export function writeXml(root: Element): string {
  const { name, attributes, content } = root
  // Stryker disable next-line EqualityOperator: equivalent, no attribute is repeated
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = sorted.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')
  const inside = typeof content === 'string' ? escapeXmlText(content) : content.map(writeXml).join('')
  return `<${name}${written}>${inside}</${name}>`
}

// XML does not allow most control characters and lone surrogates, not even escaped.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes the text of an element and drops characters that XML does not allow. */
export function escapeXmlText(text: string): string {
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
