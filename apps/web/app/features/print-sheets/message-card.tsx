import { m } from '@warda/i18n/messages'
import { useBrand } from '../../lib/shop/brand.ts'
import { LeafOrnament } from '../../ui/media/leaf-ornament.tsx'
import type { Sheet } from './sheet-present.ts'

/** Folded message card: cover on one half, message on the other; without price, order number or a hidden sender. */
export function MessageCard({ order }: { order: Sheet }) {
  const { name } = useBrand()
  return (
    <article
      aria-label={m.driver_card_for({ name: order.recipient.fullName })}
      className="wrap-anywhere grid aspect-[210/148] w-full min-w-0 max-w-3xl break-inside-avoid grid-cols-2 bg-white text-ink shadow-float print:h-[138mm] print:max-w-none print:shadow-none"
    >
      <div className="grid place-content-center gap-4 overflow-hidden border-line border-e border-dashed p-[8%] text-center">
        <p dir="auto" className="whitespace-pre-line font-display text-[clamp(0.8rem,2.4cqi,1.35rem)] leading-relaxed">
          {order.cardMessage}
        </p>
        {!order.hideSender && (
          <p className="text-sm">
            <bdi>{m.driver_card_from({ name: order.user.fullName })}</bdi>
          </p>
        )}
      </div>
      <div className="grid place-content-center justify-items-center gap-5 p-[8%] text-center">
        <span className="text-leaf">
          <LeafOrnament />
        </span>
        <p className="font-display text-2xl">
          <bdi>{m.driver_card_for({ name: order.recipient.fullName })}</bdi>
        </p>
        <p className="text-ink-soft text-sm">{name}</p>
      </div>
    </article>
  )
}
