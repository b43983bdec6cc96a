import { m } from '@warda/words/messages'
import { useOpenDays } from '../../lib/delivery-days.ts'
import { formatDay, formatSlotName } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PhoneOrder } from './phone-order.ts'

/** What the order comes to as it is told, and the button that places it; at the foot of a tablet, beside the form on a desk. */
export function OrderSummary({ order }: { order: PhoneOrder }) {
  const { form, busy } = order
  const fee = useOpenDays().data?.fee ?? 0
  const [lines, date, slot, known, isNew] = form.watch(['lines', 'deliveryDate', 'deliverySlot', 'known', 'isNew'])
  const language = currentLanguage()
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return (
    <section
      aria-label={m.admin_phone_summary()}
      className="sticky bottom-0 z-30 -mx-4 grid gap-3 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5 xl:top-22 xl:bottom-auto xl:gap-4 xl:rounded-card xl:border xl:bg-card xl:p-6"
    >
      <h2 className="text-xl max-xl:sr-only">{m.admin_phone_summary()}</h2>
      <dl className="grid gap-1.5 max-xl:sr-only">
        <Line name={m.admin_phone_flowers_sum()}>
          <Money riyals={goods} />
        </Line>
        <Line name={m.admin_phone_delivery_sum()}>
          <Money riyals={fee} />
        </Line>
        {date !== '' && (
          <Line name={m.admin_order_when()}>
            <span className="block text-end">{formatDay(date, language)}</span>
            {slot !== '' && (
              <span className="block text-end">
                <bdi className="tabular">{formatSlotName(slot, language)}</bdi>
              </span>
            )}
          </Line>
        )}
      </dl>
      {order.problem && <Notice tone="error">{order.problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 xl:grid xl:grid-cols-1">
        <p className="flex items-baseline gap-3 xl:justify-between">
          <span className="font-semibold">{m.admin_phone_total()}</span>
          <Money riyals={goods === 0 ? 0 : goods + fee} className="font-display text-2xl xl:text-3xl" />
        </p>
        <p className="text-ink-soft text-sm max-xl:hidden">
          {!isNew && known?.client ? m.admin_phone_terms_note() : m.admin_phone_total_note()}
        </p>
        <Button type="submit" size="large" busy={busy} className="max-sm:grow">
          {m.admin_phone_place()}
        </Button>
      </div>
    </section>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
