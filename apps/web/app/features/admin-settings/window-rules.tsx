import type { SettingValues } from '@warda/contract/setting-values'
import { extendCutoff, toClockTime } from '@warda/domain/time/extended-time'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatWeekday } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TimeField } from '../../ui/dates/date-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { RemoveButton } from './remove-button.tsx'
import { NumberField } from './typed-fields.tsx'
import type { SettingForm } from './use-setting-form.ts'

type Rule = SettingValues['calendar']['slotRules'][number]
const NEW_RULE: Rule = { weekday: 4, start: null, capacity: 6 }

/** Delivery slots with a capacity other than the default. */
export function WindowRules({ form }: { form: SettingForm<'calendar'> }) {
  const { value, set, getError } = form
  const rules = value.slotRules
  const updateRule = (at: number, parts: Partial<Rule>): void => set({ slotRules: withItem(rules, at, parts) })
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-semibold">{m.admin_settings_rules()}</h3>
        <p className="text-ink-soft text-sm">{m.admin_settings_rules_lead()}</p>
      </div>
      <ul className="grid gap-3">
        {rules.map((rule, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
            key={at}
            className="grid grid-cols-2 items-start gap-3 rounded-field border border-line bg-paper p-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <SelectField
              label={m.admin_settings_rule_day()}
              value={rule.weekday ?? ''}
              error={getError('slotRules', at, 'weekday')}
              onChange={({ currentTarget }) => updateRule(at, { weekday: parseWeekday(currentTarget.value) })}
            >
              <option value="">{m.admin_settings_every_day()}</option>
              {[0, 1, 2, 3, 4, 5, 6].map((day) => (
                <option key={day} value={day}>
                  {formatWeekday(day, currentLanguage())}
                </option>
              ))}
            </SelectField>
            <TimeField
              label={m.admin_settings_rule_start()}
              value={toClockTime(rule.start ?? '')}
              error={getError('slotRules', at, 'start')}
              onChange={({ currentTarget }) => updateRule(at, { start: toSlotStart(value, currentTarget.value) })}
            />
            <NumberField
              label={m.admin_settings_rule_orders()}
              value={rule.capacity}
              error={getError('slotRules', at, 'capacity')}
              onChange={(capacity) => updateRule(at, { capacity })}
            />
            <div className="self-end justify-self-end">
              <RemoveButton
                name={m.admin_settings_rules()}
                onRemove={() => set({ slotRules: withoutItem(rules, at) })}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="min-h-12 justify-self-start"
        onClick={() => set({ slotRules: [...rules, NEW_RULE] })}
      >
        <Plus aria-hidden="true" size={17} />
        {m.admin_settings_rule_add()}
      </Button>
    </div>
  )
}

/** The start of a slot; before opening on every day it is after midnight of a day whose hours pass midnight. */
function toSlotStart({ hours, seasons }: SettingForm<'calendar'>['value'], typed: string): string | null {
  if (typed === '') return null
  const all = [hours, ...seasons.map((season) => season.hours)].flatMap((week) => Object.values(week))
  const isNight = all.some((day) => day && extendCutoff(day.close, typed) !== typed && typed < day.open)
  const isDay = all.some((day) => day && day.open <= typed)
  return isNight && !isDay ? extendCutoff('30:00', typed) : typed
}

const parseWeekday = (text: string): Rule['weekday'] => (text === '' ? null : (Number(text) as Rule['weekday']))
