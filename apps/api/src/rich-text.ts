import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

/** Deepest nesting of lists, quotations and emphasis; what is nested deeper is left out. */
const MAX_NESTING = 20

/**
 * Bounded in depth and linear in the length of the text, also for text made to slow it down (decision 56). Bare `http` addresses become links,
 * words that merely look like addresses do not.
 */
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true, maxNesting: MAX_NESTING })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// `RICH` removes addresses that are not allowed; markdown-it would print the source of such a link.
markdown.validateLink = () => true
// Tables are not allowed, and a narrow one with many rows gives many times its length.
markdown.disable('table')

/** URLs that links may use; any other `href` is removed. */
const LINK = /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i

const heading = { tagName: 'h3', attribs: {} }

/** All allowed tags and attributes: no styles, classes, images or scripts. */
const RICH: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_NESTING,
  transformTags: {
    a: (_tag, { href = '' }) =>
      LINK.test(href) ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener' } } : { tagName: 'a', attribs: {} },
    h1: () => heading,
    h2: () => heading,
    h4: () => heading,
    h5: () => heading,
    h6: () => heading,
    b: 'strong',
    i: 'em',
  },
}

/** Renders Markdown of staff as safe HTML; the only place that creates HTML from user input. */
export function richText(text: string): string {
  return sanitizeHtml(render(text), RICH).trim()
}

/**
 * Renders Markdown as plain text, one line per paragraph, for lists, search engines and previews. Text that looks like a tag is removed, in
 * case a consumer treats it as HTML.
 */
export function plainText(text: string): string {
  const stripped = sanitizeHtml(render(text).replace(/<br>\n?/g, '\n'), { allowedTags: [], allowedAttributes: {} })
  return removeTags(stripped.replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => ENTITIES[name] ?? ''))
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** A removal may form another tag; text that still has one after this many rounds is made to do so and loses its `<`. */
const MAX_ROUNDS = 10

function removeTags(text: string): string {
  let result = text
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shorter = result.replace(/<[/!?a-z][^<>]*>/gi, '')
    if (shorter === result) return result
    result = shorter
  }
  return result.replaceAll('<', '')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const render = (text: string): string => markdown.render(text)
