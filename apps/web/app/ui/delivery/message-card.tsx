import { m } from '@warda/i18n/messages'
import type { RefObject } from 'react'
import { LeafOrnament } from '../media/leaf-ornament.tsx'

type MessageCardProps = {
  message: string
  /** The sender's name; null when it is hidden. */
  from: string | null
  /** The recipient's name. */
  to: string
  shopName: string
  /** The half with the message, to measure whether it fits. */
  insideRef?: RefObject<HTMLDivElement | null>
}

/**
 * Folded message card: message on one half, cover in the accent of the shop on the other; without price, order number or a hidden sender. Sizes follow the width of the
 * card, so that a preview looks as the print does.
 */
export function MessageCard({ message, from, to, shopName, insideRef }: MessageCardProps) {
  return (
    <article
      aria-label={m.driver_card_for({ name: to })}
      className="wrap-anywhere grid w-full min-w-0 max-w-3xl grid-cols-2 bg-white text-ink"
      style={{ aspectRatio: '200 / 138', breakInside: 'avoid' }}
    >
      <div className="@container min-h-0 border-line border-e border-dashed">
        <div ref={insideRef} className={HALF} style={{ padding: '8cqi', gap: '4cqi' }}>
          <p dir="auto" className="whitespace-pre-line font-display leading-relaxed" style={{ fontSize: '4.8cqi' }}>
            {message}
          </p>
          {from !== null && (
            <p style={{ fontSize: '3.7cqi' }}>
              <bdi>{m.driver_card_from({ name: from })}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="@container min-h-0">
        <div className={HALF} style={{ padding: '8cqi', gap: '5cqi' }}>
          <span className="mx-auto text-leaf">
            <LeafOrnament size="19cqi" />
          </span>
          <p className="font-display text-leaf" style={{ fontSize: '6.3cqi' }}>
            <bdi>{m.driver_card_for({ name: to })}</bdi>
          </p>
          <span aria-hidden="true" className="mx-auto border-leaf border-t" style={{ inlineSize: '24cqi' }} />
          <p className="text-ink-soft" style={{ fontSize: '3.7cqi' }}>
            {shopName}
          </p>
        </div>
      </div>
    </article>
  )
}

const HALF = 'grid size-full content-center overflow-hidden text-center'
