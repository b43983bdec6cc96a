import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { CheckboxChips } from '../../ui/admin/checkbox-chips.tsx'
import { DateField, TimeField } from '../../ui/dates/date-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { FieldsProps } from './name-fields.tsx'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** Minimum order value, period and limits of uses. */
export function LimitFields({ contractForm: { form, getError } }: FieldsProps) {
  const number = { dir: 'ltr', autoComplete: 'off' } as const
  const language = currentLanguage()
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          label={m.coupons_least()}
          optional
          hint={m.coupons_least_hint()}
          inputMode="decimal"
          error={getError('leastSubtotal')}
          {...number}
          {...form.register('leastSubtotal')}
        />
      </div>
      <DateField
        label={m.coupons_starts()}
        optional
        type="datetime-local"
        hint={m.coupons_riyadh_hint()}
        error={getError('startsAt')}
        {...form.register('startsAt')}
      />
      <DateField
        label={m.coupons_ends()}
        optional
        type="datetime-local"
        hint={m.coupons_riyadh_hint()}
        error={getError('endsAt')}
        {...form.register('endsAt')}
      />
      <div className="sm:col-span-2">
        <CheckboxChips
          legend={m.coupons_days()}
          chips={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(day, language) }))}
          chosen={form.watch('weekdays')}
          onChange={(days) => form.setValue('weekdays', days, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <TimeField
        label={m.coupons_from_time()}
        optional
        hint={m.coupons_hours_hint()}
        error={getError('fromTime')}
        {...form.register('fromTime')}
      />
      <TimeField
        label={m.coupons_until_time()}
        optional
        hint={m.coupons_hours_hint()}
        error={getError('untilTime')}
        {...form.register('untilTime')}
      />
      <Field
        label={m.coupons_most_uses()}
        optional
        hint={m.coupons_no_limit_hint()}
        inputMode="numeric"
        error={getError('mostUses')}
        {...number}
        {...form.register('mostUses')}
      />
      <Field
        label={m.coupons_most_per_user()}
        optional
        hint={m.coupons_no_limit_hint()}
        inputMode="numeric"
        error={getError('mostPerUser')}
        {...number}
        {...form.register('mostPerUser')}
      />
    </div>
  )
}
