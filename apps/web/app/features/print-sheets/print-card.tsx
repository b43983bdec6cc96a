import type { WorkroomOrder } from '@warda/contract/workroom'
import { m } from '@warda/i18n/messages'
import { CARD_MARGIN, type CardSize, fitCardText } from './card-paper.ts'

type PrintCardProps = {
  card: NonNullable<WorkroomOrder['card']>
  size: CardSize
  isLarge: boolean
  shopName: string
}

/** A message card of one page in the size of its paper; the text is as large as fits. */
export function PrintCard({ card, size, isLarge, shopName }: PrintCardProps) {
  const text = fitCardText(card.message, size, isLarge)
  return (
    <article
      aria-label={m.driver_card_for({ name: card.to })}
      className="wrap-anywhere grid max-w-full grid-rows-[auto_1fr_auto] overflow-hidden bg-white text-center text-ink shadow-float print:break-after-page print:shadow-none"
      style={{
        inlineSize: `${size.width}mm`,
        blockSize: `${size.height}mm`,
        padding: `${CARD_MARGIN}mm`,
        fontSize: `${text}mm`,
        lineHeight: 1.5,
      }}
    >
      <p className="font-display text-leaf">
        <bdi>{m.driver_card_for({ name: card.to })}</bdi>
      </p>
      <p dir="auto" className="self-center whitespace-pre-line font-display">
        {card.message}
      </p>
      <div style={{ fontSize: '0.75em' }}>
        {card.from !== null && (
          <p>
            <bdi>{m.driver_card_from({ name: card.from })}</bdi>
          </p>
        )}
        <p className="text-ink-soft">{shopName}</p>
      </div>
    </article>
  )
}
