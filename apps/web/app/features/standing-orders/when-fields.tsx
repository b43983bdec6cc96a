import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlot, formatSlotName } from '../../lib/format/format.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { DateField } from '../../ui/dates/date-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { MONTH_DAYS, type StandingForm, WEEK_DAYS } from './standing-form.ts'
import { useSlots } from './use-standing.ts'

type WhenFieldsProps<Output> = { standing: ContractForm<StandingForm, Output> }

/** Frequency, day, time, start and end; the Hijri date stands below a date. */
export function WhenFields<Output>({ standing: { form, getError } }: WhenFieldsProps<Output>) {
  const language = currentLanguage()
  const [cadence, startsOn, endsOn] = form.watch(['cadence', 'startsOn', 'endsOn'])
  const days = cadence === 'monthly' ? MONTH_DAYS : WEEK_DAYS
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
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
        key={cadence}
        label={cadence === 'monthly' ? m.standing_month_day() : m.standing_weekday()}
        error={getError('day')}
        {...form.register('day', { setValueAs: Number })}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {cadence === 'monthly' ? day : formatWeekday(day, language)}
          </option>
        ))}
      </SelectField>
      <SlotField standing={{ form, getError }} />
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

function SlotField<Output>({ standing }: { standing: Pick<ContractForm<StandingForm, Output>, 'form' | 'getError'> }) {
  const { form, getError } = standing
  const { data } = useSlots()
  const language = currentLanguage()
  const slots = new Map(data?.days.flatMap((day) => day.slots.map((slot) => [slot.id, slot] as const)))
  const selected = form.watch('slot')
  return (
    <SelectField key={slots.size} label={m.checkout_slots()} error={getError('slot')} {...form.register('slot')}>
      <option value="">{m.standing_slot_choose()}</option>
      {[...slots.values()].map((slot) => (
        <option key={slot.id} value={slot.id}>
          {formatSlot(slot, language)}
        </option>
      ))}
      {selected !== '' && !slots.has(selected) && (
        <option value={selected}>{formatSlotName(selected, language)}</option>
      )}
    </SelectField>
  )
}
