export type Block = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'ul' | 'ol'; items: string[] }
export type Inline = { kind: 'text' | 'strong' | 'em' | 'link'; text: string }

const BULLET = /^\s*[-*+]\s+(.*)$/
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/
const HEADING = /^#{1,6}\s+(.*)$/

/** The blocks of a text for a preview: headings, lists and paragraphs, as the server's own reader takes the simple cases. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const line of text.split(/\r?\n/)) {
    open = line.trim() === '' ? null : taken(line, open, blocks)
  }
  return blocks
}

const taken = (line: string, open: Block | null, blocks: Block[]): Block | null => {
  const heading = HEADING.exec(line)?.[1]
  if (heading !== undefined) {
    blocks.push({ kind: 'heading', text: heading })
    return null
  }
  const [bullet, number] = [BULLET.exec(line)?.[1], NUMBER.exec(line)?.[1]]
  const item = bullet ?? number
  if (item !== undefined) return listed(item, bullet === undefined ? 'ol' : 'ul', open, blocks)
  if (open?.kind === 'paragraph') {
    open.text += ` ${line.trim()}`
    return open
  }
  const paragraph: Block = { kind: 'paragraph', text: line.trim() }
  blocks.push(paragraph)
  return paragraph
}

const listed = (item: string, kind: 'ul' | 'ol', open: Block | null, blocks: Block[]): Block => {
  if (open?.kind === kind) {
    open.items.push(item)
    return open
  }
  const list: Block = { kind, items: [item] }
  blocks.push(list)
  return list
}

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)/g

/** The emphasis and links of one line. */
export const inlineOf = (text: string): Inline[] => {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    const [, strong, em, link] = match
    parts.push({ kind: strong ? 'strong' : em ? 'em' : 'link', text: strong ?? em ?? link ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}
