import { weekday } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlot, formatSlotName } from '../../lib/format/format.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { ShopperForm } from './shopper-form.ts'
import { MONTH_DAYS, WEEK_DAYS } from './standing-form.ts'
import { useSlots } from './use-standing.ts'

type WhenProps<Output> = { standing: ContractForm<ShopperForm, Output> }

/** Frequency, day, time, start and end of a subscription. */
export function ShopperWhenFields<Output>({ standing: { form, getError } }: WhenProps<Output>) {
  const language = currentLanguage()
  const [cadence, day, slot, startsOn, endsOn] = form.watch(['cadence', 'day', 'slot', 'startsOn', 'endsOn'])
  const { data } = useSlots()
  const isMonthly = cadence === 'monthly'
  const all = data?.days ?? []
  const onDay = isMonthly ? all : all.filter(({ date }) => weekday(date) === day)
  const slots = new Map((onDay.length > 0 ? onDay : all).flatMap((open) => open.slots.map((each) => [each.id, each])))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label={m.standing_cadence()}
        error={getError('cadence')}
        {...form.register('cadence', {
          onChange: (event) => form.setValue('day', event.target.value === 'monthly' ? 1 : 0, { shouldDirty: true }),
        })}
      >
        <option value="weekly">{m.standing_weekly()}</option>
        <option value="fortnightly">{m.standing_fortnightly()}</option>
        <option value="monthly">{m.standing_monthly()}</option>
      </SelectField>
      <SelectField
        key={isMonthly ? 'month' : 'week'}
        label={isMonthly ? m.standing_month_day() : m.standing_weekday()}
        error={getError('day')}
        {...form.register('day', { setValueAs: Number })}
      >
        {(isMonthly ? MONTH_DAYS : WEEK_DAYS).map((each) => (
          <option key={each} value={each}>
            {isMonthly ? each : formatWeekday(each, language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={[...slots.keys()].join(' ')}
        label={m.checkout_slots()}
        error={getError('slot')}
        {...form.register('slot')}
      >
        <option value="">{m.standing_slot_choose()}</option>
        {[...slots.values()].map((each) => (
          <option key={each.id} value={each.id}>
            {formatSlot(each, language)}
          </option>
        ))}
        {slot !== '' && !slots.has(slot) && <option value={slot}>{formatSlotName(slot, language)}</option>}
      </SelectField>
      <DateField
        label={m.standing_starts()}
        hint={formatHijriDate(startsOn, language) || undefined}
        error={getError('startsOn')}
        {...form.register('startsOn')}
      />
      <DateField
        label={m.standing_ends()}
        optional
        hint={formatHijriDate(endsOn, language) || undefined}
        error={getError('endsOn')}
        {...form.register('endsOn')}
      />
    </div>
  )
}
