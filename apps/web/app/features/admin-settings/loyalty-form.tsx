import type { SettingValues } from '@warda/contract/setting-values'
import { calculateEarnedPoints, calculatePointsValue } from '@warda/domain/loyalty/points'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { RemoveButton } from './remove-button.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { NumberCell, NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'

/** The points earned per order, and their value. */
export function LoyaltyForm({ setting }: { setting: Setting<'loyalty'> }) {
  const form = useSettingForm(setting)
  const { value, set, getError } = form
  const { rules } = value
  return (
    <SettingFrame form={form}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FormSection title={m.admin_settings_loyalty_rules()} lead={m.admin_settings_loyalty_lead()}>
          <table className="w-full">
            <thead>
              <tr className="text-start text-ink-soft text-sm">
                <th scope="col" className="pe-3 pb-2 text-start font-medium">
                  {m.admin_settings_spend()}
                </th>
                <th scope="col" className="pe-3 pb-2 text-start font-medium">
                  {m.admin_settings_points()}
                </th>
                <th scope="col" className="w-12">
                  <span className="sr-only">{m.admin_settings_remove_column()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.map((rule, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
                <tr key={at} className="align-top">
                  <td className="pe-3 pb-3">
                    <NumberCell
                      kind="riyals"
                      label={m.admin_settings_spend_of({ number: at + 1 })}
                      value={rule.spend}
                      error={getError('rules', at, 'spend')}
                      onChange={(spend) => set({ rules: withItem(rules, at, { spend }) })}
                    />
                  </td>
                  <td className="pe-3 pb-3">
                    <NumberCell
                      label={m.admin_settings_points_of({ number: at + 1 })}
                      value={rule.points}
                      error={getError('rules', at, 'points')}
                      onChange={(points) => set({ rules: withItem(rules, at, { points }) })}
                    />
                  </td>
                  <td className="pb-3">
                    <RemoveButton
                      name={m.admin_settings_rule_number({ number: at + 1 })}
                      onRemove={() => set({ rules: withoutItem(rules, at) })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {rules.length === 0 && <p className="text-ink-soft">{m.admin_settings_loyalty_none()}</p>}
          <Button
            look="secondary"
            className="min-h-12 justify-self-start"
            onClick={() => set({ rules: [...rules, createNextRule(rules)] })}
          >
            <Plus aria-hidden="true" size={17} />
            {m.admin_settings_loyalty_add()}
          </Button>
          <div className="max-w-72">
            <NumberField
              label={m.admin_settings_point_value()}
              hint={m.admin_settings_point_value_hint()}
              value={value.pointsPerRiyal}
              error={getError('pointsPerRiyal')}
              onChange={(pointsPerRiyal) => set({ pointsPerRiyal })}
            />
          </div>
        </FormSection>
        <Example value={value} />
      </div>
    </SettingFrame>
  )
}

const createNextRule = (rules: SettingValues['loyalty']['rules']) => {
  const last = rules.at(-1)
  return last ? { spend: last.spend * 2, points: last.points * 2 } : { spend: 10_000, points: 10 }
}

const FIRST_ORDER = 25_000

/** Calculates the points of an example order with the unsaved values. */
function Example({ value }: { value: SettingValues['loyalty'] }) {
  const language = currentLanguage()
  const [total, setTotal] = useState(FIRST_ORDER)
  const points = typeof total === 'number' ? calculateEarnedPoints(total, value.rules) : 0
  const pointsWorth = value.pointsPerRiyal > 0 ? calculatePointsValue(points, value.pointsPerRiyal) : 0
  return (
    <FormSection title={m.admin_settings_example()} lead={m.admin_settings_example_lead()}>
      <NumberField kind="riyals" label={m.admin_settings_example_total()} value={total} onChange={setTotal} />
      <div aria-live="polite" className="grid gap-1 rounded-field bg-sage p-4">
        <p className="font-display text-3xl text-leaf-deep">{m.admin_settings_example_points({ count: points })}</p>
        <p className="text-ink-soft">
          <bdi>
            <AmountText>
              {m.admin_settings_example_worth({ money: formatMoney(pointsWorth / 100, language) })}
            </AmountText>
          </bdi>
        </p>
      </div>
      <p className="text-ink-soft text-sm">{m.admin_settings_loyalty_note()}</p>
    </FormSection>
  )
}
