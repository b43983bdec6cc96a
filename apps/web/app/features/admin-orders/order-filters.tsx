import { MONEY_FILTERS, ORDER_STATES } from '@warda/contract/admin-orders'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { CalendarDays, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { FilterField } from '../../ui/admin/list-page.tsx'
import { classes } from '../../ui/classes.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { formatState } from './order-labels.ts'
import type { OrderList } from './use-orders.ts'

const moneyLabels: Record<(typeof MONEY_FILTERS)[number], () => string> = {
  unpaid: m.admin_orders_money_unpaid,
  partlyPaid: m.admin_orders_money_part,
  paid: m.admin_orders_money_paid,
}

/** The filters of the order list; the delivery days used most are toggle buttons. */
export function OrderFilters({ list: { values, change } }: { list: OrderList }) {
  // Before the answer it is the date, which differs only after midnight in a night of late hours.
  const today = useApiQuery('getDeliveryDays', {}).data?.today ?? riyadhDate(Date.now())
  const days = [
    { day: today, text: m.admin_orders_deliver_today() },
    { day: addDays(today, 1), text: m.admin_orders_deliver_tomorrow() },
  ]
  const hasDateFilter = [values.from, values.to].some((value) => value !== '') || isOtherDay(values.day, days)
  const [isDateRangeOpen, setDateRangeOpen] = useState(false)
  const showsDateRange = hasDateFilter || isDateRangeOpen
  const toggleDates = (): void => {
    if (hasDateFilter) change({ from: '', to: '', day: isOtherDay(values.day, days) ? '' : values.day })
    setDateRangeOpen(!showsDateRange)
  }
  return (
    <>
      <FilterField
        label={m.admin_orders_state()}
        value={values.state}
        options={ORDER_STATES.map((value) => ({ value, label: formatState(value) }))}
        onChange={(state) => change({ state })}
      />
      <FilterField
        label={m.admin_orders_money()}
        value={values.money}
        options={MONEY_FILTERS.map((value) => ({ value, label: moneyLabels[value]() }))}
        onChange={(money) => change({ money })}
      />
      <fieldset className="flex w-full flex-wrap items-end gap-2">
        <legend className="sr-only">{m.admin_orders_quick()}</legend>
        {days.map(({ day, text }) => (
          <Toggle key={day} on={values.day === day} onPress={() => change({ day: values.day === day ? '' : day })}>
            {text}
          </Toggle>
        ))}
        <Toggle on={values.late === '1'} onPress={() => change({ late: values.late === '1' ? '' : '1' })}>
          <TriangleAlert aria-hidden="true" size={16} />
          {m.admin_orders_late()}
        </Toggle>
        <Toggle on={showsDateRange} onPress={toggleDates}>
          <CalendarDays aria-hidden="true" size={16} />
          {m.admin_orders_dates()}
        </Toggle>
        {values.client !== '' && (
          <Toggle on onPress={() => change({ client: '' })}>
            {m.admin_orders_one_company()}
            <X aria-hidden="true" size={16} />
          </Toggle>
        )}
      </fieldset>
      {showsDateRange && (
        <div className="grid w-full gap-3 sm:grid-cols-3 lg:max-w-3xl">
          <Day label={m.admin_orders_delivery_day()} value={values.day} onChange={(day) => change({ day })} />
          <Day label={m.admin_orders_from()} value={values.from} onChange={(from) => change({ from })} />
          <Day label={m.admin_orders_to()} value={values.to} onChange={(to) => change({ to })} />
        </div>
      )}
    </>
  )
}

const isOtherDay = (day: string, days: readonly { day: string }[]): boolean =>
  day !== '' && days.every((each) => each.day !== day)

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return <DateField label={label} value={value} onChange={({ target }) => onChange(target.value)} />
}

function Toggle({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-[0.9375rem] transition-colors duration-150',
        on ? 'border-leaf bg-leaf text-white' : 'border-line-strong bg-card hover:border-ink',
      )}
    >
      {children}
    </button>
  )
}
