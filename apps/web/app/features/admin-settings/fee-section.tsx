import type { SettingValues } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { withItem, withoutItem } from './list-changes.ts'
import { PlaceFields } from './place-fields.tsx'
import { RemoveButton } from './remove-button.tsx'
import { TextPair } from './text-pair.tsx'
import { NumberField } from './typed-fields.tsx'
import type { SettingForm } from './use-setting-form.ts'

type Zone = SettingValues['calendar']['zones'][number]
const NEW_ZONE: Zone = { name: { en: '', ar: '' }, centre: null, radiusMiles: 3.1069, feeHalalas: 1_500 }
const FREE_FROM = 30_000

/** Delivery fees, areas and the delivery radius. */
export function FeeSection({ form }: { form: SettingForm<'calendar'> }) {
  const { value, set, getError } = form
  const { zones } = value
  const change = (at: number, parts: Partial<Zone>): void => set({ zones: withItem(zones, at, parts) })
  return (
    <FormSection title={m.admin_settings_fees()} lead={m.admin_settings_fees_lead()}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          kind="riyals"
          label={m.admin_settings_fee()}
          hint={m.admin_settings_fee_hint()}
          value={value.feeHalalas}
          error={getError('feeHalalas')}
          onChange={(feeHalalas) => set({ feeHalalas })}
        />
        <NumberField
          kind="km"
          label={m.admin_settings_radius()}
          hint={m.admin_settings_radius_hint({ miles: shownMiles(value.radiusMiles) })}
          value={value.radiusMiles}
          error={getError('radiusMiles')}
          onChange={(radiusMiles) => set({ radiusMiles })}
        />
      </div>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <Checkbox
          label={m.admin_settings_free()}
          checked={value.freeFromHalalas !== null}
          onChange={({ currentTarget }) => set({ freeFromHalalas: currentTarget.checked ? FREE_FROM : null })}
        />
        {value.freeFromHalalas !== null && (
          <NumberField
            kind="riyals"
            label={m.admin_settings_free_from()}
            value={value.freeFromHalalas}
            error={getError('freeFromHalalas')}
            onChange={(freeFromHalalas) => set({ freeFromHalalas })}
          />
        )}
      </div>
      <PlaceFields
        label={m.admin_settings_shop_place()}
        value={value.shop}
        onChange={(shop) => set({ shop })}
        getError={(part) => getError('shop', part)}
      />
      <div>
        <h3 className="font-semibold">{m.admin_settings_zones()}</h3>
        <p className="text-ink-soft text-sm">{m.admin_settings_zones_lead()}</p>
      </div>
      <ul className="grid gap-3">
        {zones.map((zone, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every field is controlled
            key={at}
            className="grid gap-4 rounded-field border border-line bg-paper p-3"
          >
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0 grow">
                <TextPair
                  label={m.admin_settings_zone_name()}
                  value={zone.name}
                  onChange={(name) => change(at, { name })}
                  getError={(language) => getError('zones', at, 'name', language)}
                />
              </div>
              <RemoveButton
                name={zone.name.en || m.admin_settings_zones()}
                onRemove={() => set({ zones: withoutItem(zones, at) })}
              />
            </div>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <NumberField
                kind="km"
                label={m.admin_settings_zone_radius()}
                value={zone.radiusMiles}
                error={getError('zones', at, 'radiusMiles')}
                onChange={(radiusMiles) => change(at, { radiusMiles })}
              />
              <NumberField
                kind="riyals"
                label={m.admin_settings_zone_fee()}
                value={zone.feeHalalas}
                error={getError('zones', at, 'feeHalalas')}
                onChange={(feeHalalas) => change(at, { feeHalalas })}
              />
            </div>
            <Checkbox
              label={m.admin_settings_around_shop()}
              checked={zone.centre === null}
              onChange={({ currentTarget }) => change(at, { centre: currentTarget.checked ? null : value.shop })}
            />
            {zone.centre !== null && (
              <PlaceFields
                label={m.admin_settings_zone_centre()}
                value={zone.centre}
                onChange={(centre) => change(at, { centre })}
                getError={(part) => getError('zones', at, 'centre', part)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        className="min-h-12 justify-self-start"
        onClick={() => set({ zones: [...zones, NEW_ZONE] })}
      >
        <Plus aria-hidden="true" size={17} />
        {m.admin_settings_zone_add()}
      </Button>
    </FormSection>
  )
}

const shownMiles = (miles: number): string => (typeof miles === 'number' ? String(Math.round(miles)) : '–')
