import { Fragment, type ReactNode } from 'react'
import { type Block, blocksOf, type Inline, inlineOf } from './read-markdown.ts'

/** A preview of a text as shoppers will see it: what the server lets through, drawn without any HTML. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {blocksOf(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole
        <Drawn key={at} block={block} />
      ))}
    </div>
  )
}

function Drawn({ block }: { block: Block }) {
  if ('text' in block)
    return (
      <p className={block.kind === 'heading' ? 'font-display font-semibold text-lg' : undefined}>{words(block.text)}</p>
    )
  const List = block.kind
  return (
    <List className={block.kind === 'ol' ? 'list-decimal ps-5' : 'list-disc ps-5'}>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>{words(item)}</li>
      ))}
    </List>
  )
}

const words = (text: string): ReactNode =>
  inlineOf(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={at}>{drawnPart(part)}</Fragment>
  ))

const drawnPart = ({ kind, text }: Inline): ReactNode => {
  if (kind === 'strong') return <strong>{text}</strong>
  if (kind === 'em') return <em>{text}</em>
  // Only a look: nobody should leave the editor by it.
  return kind === 'link' ? <span className="text-leaf underline underline-offset-4">{text}</span> : text
}
