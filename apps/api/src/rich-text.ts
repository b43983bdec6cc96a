import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const markdown = new Marked({ gfm: true, breaks: true, async: false })

/** An address that a link may lead to. Whatever is not plainly one of these leads nowhere. */
const LINK = /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i

const heading = { tagName: 'h3', attribs: {} }

/** The whole of what can come out: no address but a link's, no style, no class, no picture, nothing that loads or runs. */
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

/** Markdown that somebody of the shop wrote, as HTML that is safe to put into a page as it is; the only place where that is made. */
export function richText(text: string): string {
  return sanitizeHtml(render(text), RICH).trim()
}

/**
 * The same as words alone, one line a paragraph: for lists, search engines and previews. It is text, not HTML, and what looks like a tag is left
 * out all the same, for whoever takes it for HTML.
 */
export function plainText(text: string): string {
  const bare = sanitizeHtml(render(text).replace(/<br>\n?/g, '\n'), { allowedTags: [], allowedAttributes: {} })
  return withoutTags(bare.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => ENTITIES[name] ?? ''))
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Again and again: taking one away may put another together. */
function withoutTags(text: string): string {
  const less = text.replace(/<[/!?a-z][^<>]*>/gi, '')
  return less === text ? text : withoutTags(less)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Text without any mark of Markdown is most of it, and reads the same either way. */
const render = (text: string): string => markdown.parse(text, { async: false })
