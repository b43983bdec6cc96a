import type { WorkroomOrder } from '@warda/contract/workroom'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay, formatSlotName } from '../../lib/format/format.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'
import { sizeWithStems } from '../../lib/format/size-with-stems.ts'
import { substitutionText } from '../../lib/format/substitutions.ts'

/** Worksheet of one order for the workroom, with boxes to tick by pen; without prices, phone numbers and addresses. */
export function MakeSheet({ order, day }: { order: WorkroomOrder; day: string }) {
  const language = currentLanguage()
  const when =
    order.kind === 'pickup'
      ? formatTimeOfDay(order.window.slice(0, 5), language)
      : formatSlotName(order.window, language, day)
  return (
    <article className="wrap-anywhere grid break-inside-avoid content-start gap-3 rounded-card border border-ink bg-white p-4 text-[0.9375rem] leading-snug print:rounded-none print:text-[10.5pt]">
      <div className="flex items-end justify-between gap-3 border-leaf border-b-2 pb-2">
        <div>
          <p className="text-sm">{formatDay(day, language)}</p>
          <p className="font-semibold text-lg">{when}</p>
        </div>
        <div className="text-end">
          <p className="text-sm">{order.kind === 'pickup' ? m.workroom_pickup() : m.workroom_delivery()}</p>
          <h2 className="tabular whitespace-nowrap font-semibold text-lg">
            <bdi dir="ltr">#{order.orderNumber}</bdi>
          </h2>
        </div>
      </div>
      {order.allergyNote !== null && (
        <p className="border-2 border-ink px-3 py-2 font-semibold">
          {m.orders_allergy()}: <bdi>{order.allergyNote}</bdi>
        </p>
      )}
      <ul className="grid gap-2">
        {order.items.map((item) => (
          <li key={item.variantId} className="flex items-start gap-2">
            <Box />
            <span>
              <span className="tabular font-semibold">{item.quantity} ×</span> <bdi>{item.name}</bdi>
              <span className="block text-sm">
                {item.isAddOn ? m.workroom_add_on() : sizeWithStems(item.size, item.stems)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {order.substitution !== null && (
        <p>
          {m.orders_substitution()}: <strong>{substitutionText(order.substitution)}</strong>
        </p>
      )}
      {order.card !== null && (
        <div className="flex items-start gap-2">
          <Box />
          <div className="min-w-0">
            <p>
              {m.workroom_card()} · <bdi>{m.driver_card_for({ name: order.card.to })}</bdi>
            </p>
            <p dir="auto" className="whitespace-pre-line border border-ink border-dotted px-2 py-1">
              {order.card.message}
            </p>
          </div>
        </div>
      )}
      <p className="flex items-center gap-2">
        <Box />
        {m.workroom_station_packing()}
      </p>
    </article>
  )
}

const Box = () => <span aria-hidden="true" className="mt-0.5 size-5 shrink-0 border-2 border-ink" />
