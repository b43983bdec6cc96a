import { m } from '@warda/i18n/messages'
import { FILTERS, type OrderFilter } from './orders-present.ts'

const names: Record<OrderFilter, () => string> = {
  all: m.orders_filter_all,
  pending: m.orders_filter_pending,
  waitingPaid: m.orders_filter_waiting,
  canceled: m.orders_filter_canceled,
}

/** All, pending, waiting paid, canceled (ORDERS-01). */
export function OrderFilters({ chosen, onChoose }: { chosen: OrderFilter; onChoose: (filter: OrderFilter) => void }) {
  return (
    <fieldset className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">{m.orders_filters()}</legend>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 font-medium text-[0.9375rem] transition-colors duration-150 hover:border-ink aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-white"
        >
          {names[filter]()}
        </button>
      ))}
    </fieldset>
  )
}
