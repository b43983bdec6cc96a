import type { SettingValues } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { RemoveButton } from './remove-button.tsx'
import { TextPair } from './text-pair.tsx'
import { NumberField } from './typed-fields.tsx'

type Zone = SettingValues['zones']['zones'][number]
type ZoneRowProps = {
  zone: Zone
  onChange: (parts: Partial<Zone>) => void
  onRemove: () => void
  getError: (...path: (string | number)[]) => string | undefined
}

/** A city or one of its districts, perhaps with its own fee. */
export function ZoneRow({ zone, onChange, onRemove, getError }: ZoneRowProps) {
  const { city, district, feeHalalas } = zone
  return (
    <li className="flex items-start gap-2 rounded-field border border-line bg-paper p-3">
      <div className="grid min-w-0 grow gap-3">
        <TextPair
          label={m.admin_settings_served_city()}
          value={city}
          getError={(part) => getError('city', part)}
          onChange={(name) => onChange({ city: { ...city, ...name } })}
        />
        <Checkbox
          label={m.admin_settings_served_whole()}
          checked={district === null}
          onChange={({ currentTarget }) => onChange({ district: currentTarget.checked ? null : { en: '', ar: '' } })}
        />
        {district !== null && (
          <TextPair
            label={m.admin_settings_served_district()}
            value={district}
            getError={(part) => getError('district', part)}
            onChange={(name) => onChange({ district: { ...district, ...name } })}
          />
        )}
        <Checkbox
          label={m.admin_settings_served_own_fee()}
          checked={feeHalalas !== null}
          onChange={({ currentTarget }) => onChange({ feeHalalas: currentTarget.checked ? 2_500 : null })}
        />
        {feeHalalas !== null && (
          <NumberField
            kind="riyals"
            label={m.admin_settings_zone_fee()}
            value={feeHalalas}
            error={getError('feeHalalas')}
            onChange={(value) => onChange({ feeHalalas: value })}
          />
        )}
      </div>
      <RemoveButton name={district?.en || district?.ar || city.en || city.ar} onRemove={onRemove} />
    </li>
  )
}
