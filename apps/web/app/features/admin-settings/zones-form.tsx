import type { SettingValues } from '@warda/contract/setting-values'
import { DEFAULT_ADDRESS_HOURS } from '@warda/domain/delivery/address-deadline'
import { filterTyped } from '@warda/domain/delivery/place-names'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { SettingFrame } from './setting-frame.tsx'
import { NumberField } from './typed-fields.tsx'
import { useSettingForm } from './use-setting-form.ts'
import type { Setting } from './use-settings.ts'
import { ZoneRow } from './zone-row.tsx'

type Zone = SettingValues['zones']['zones'][number]

const newZone = (zones: readonly Zone[]): Zone => ({
  city: zones[0]?.city ?? { en: '', ar: '' },
  district: { en: '', ar: '' },
  feeHalalas: null,
})

/** The cities and districts that the shop serves. New entries come first. */
export function ZonesForm({ setting }: { setting: Setting<'zones'> }) {
  const form = useSettingForm(setting)
  const [filter, setFilter] = useState('')
  const { zones } = form.value
  const rows = zones
    .map((zone, at) => ({ zone, at }))
    .filter(
      ({ zone: { city, district }, at }) =>
        form.hasErrors('zones', at) || filterTyped(filter, [district ?? city]).length > 0,
    )
  return (
    <SettingFrame form={form}>
      <FormSection title={m.admin_settings_address_hours()} lead={m.admin_settings_address_hours_lead()}>
        <NumberField
          label={m.admin_settings_address_hours_label()}
          value={form.value.addressHours ?? DEFAULT_ADDRESS_HOURS}
          error={form.getError('addressHours')}
          onChange={(addressHours) => form.set({ addressHours })}
        />
      </FormSection>
      <FormSection title={m.admin_settings_served()} lead={m.admin_settings_served_lead()}>
        <Field
          type="search"
          label={m.admin_settings_served_find()}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
        <Button
          look="secondary"
          className="min-h-12 justify-self-start"
          onClick={() => {
            setFilter('')
            form.set({ zones: [newZone(zones), ...zones] })
          }}
        >
          <Plus aria-hidden="true" size={17} />
          {m.admin_settings_served_add()}
        </Button>
        {rows.length === 0 && <p className="text-ink-soft">{m.admin_settings_served_none()}</p>}
        <ul className="grid gap-3">
          {rows.map(({ zone, at }) => (
            <ZoneRow
              key={at}
              zone={zone}
              onChange={(parts) => form.set({ zones: withItem(zones, at, parts) })}
              onRemove={() => form.set({ zones: withoutItem(zones, at) })}
              getError={(...path) => form.getError('zones', at, ...path)}
            />
          ))}
        </ul>
      </FormSection>
    </SettingFrame>
  )
}
