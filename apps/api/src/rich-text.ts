import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const markdown = new Marked({ gfm: true, breaks: true, async: false })

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

/** Repeats until nothing changes, because a removal may form another tag. */
function removeTags(text: string): string {
  const result = text.replace(/<[/!?a-z][^<>]*>/gi, '')
  return result === text ? text : removeTags(result)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const render = (text: string): string => markdown.parse(text, { async: false })
