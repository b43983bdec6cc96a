import { MONEY_FILTERS, ORDER_STATES } from '@warda/contract/admin-orders'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { CalendarDays, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FilterField } from '../../ui/admin/list-page.tsx'
import { classes } from '../../ui/classes.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { stateText } from './order-labels.ts'
import type { OrderList } from './use-orders.ts'

const moneys: Record<(typeof MONEY_FILTERS)[number], () => string> = {
  unpaid: m.admin_orders_money_unpaid,
  partlyPaid: m.admin_orders_money_part,
  paid: m.admin_orders_money_paid,
}

/** The filters of the order list; the delivery dates used most are toggle buttons. */
export function OrderFilters({ list: { values, change } }: { list: OrderList }) {
  const today = riyadhDate(Date.now())
  const days = [
    { day: today, text: m.admin_orders_deliver_today() },
    { day: addDays(today, 1), text: m.admin_orders_deliver_tomorrow() },
  ]
  const given = [values.from, values.to].some((value) => value !== '') || isOther(values.day, days)
  const [opened, setOpened] = useState(false)
  const dated = given || opened
  const toggleDates = (): void => {
    if (given) change({ from: '', to: '', day: isOther(values.day, days) ? '' : values.day })
    setOpened(!dated)
  }
  return (
    <>
      <FilterField
        label={m.admin_orders_state()}
        value={values.state}
        options={ORDER_STATES.map((value) => ({ value, label: stateText(value) }))}
        onChange={(state) => change({ state })}
      />
      <FilterField
        label={m.admin_orders_money()}
        value={values.money}
        options={MONEY_FILTERS.map((value) => ({ value, label: moneys[value]() }))}
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
        <Toggle on={dated} onPress={toggleDates}>
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
      {dated && (
        <div className="grid w-full gap-3 sm:grid-cols-3 lg:max-w-3xl">
          <Day label={m.admin_orders_delivery_day()} value={values.day} onChange={(day) => change({ day })} />
          <Day label={m.admin_orders_from()} value={values.from} onChange={(from) => change({ from })} />
          <Day label={m.admin_orders_to()} value={values.to} onChange={(to) => change({ to })} />
        </div>
      )}
    </>
  )
}

const isOther = (day: string, days: readonly { day: string }[]): boolean =>
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
