import { m } from '@warda/i18n/messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { useBrand } from '../../lib/shop/brand.ts'
import { MessageCard } from '../../ui/delivery/message-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

type CardPreviewProps = { message: string; from: string | null; to: string }

/** The card as the print sheet prints it, and whether the message fits on it. */
export function CardPreview({ message, from, to }: CardPreviewProps) {
  const { name } = useBrand()
  const inside = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when a text changes
  useLayoutEffect(() => {
    const element = inside.current
    if (element) setFits(element.scrollHeight <= element.clientHeight + 1)
  }, [message, from])
  return (
    <div className="grid gap-3 rounded-field bg-sand p-3 sm:p-6">
      {message.trim() === '' && <p className="text-ink-soft text-sm">{m.card_preview_empty()}</p>}
      {!fits && <Notice tone="warning">{m.card_preview_long()}</Notice>}
      <MessageCard message={message} from={from} to={to} shopName={name} insideRef={inside} />
    </div>
  )
}
