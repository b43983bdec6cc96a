import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { AddressForm } from '../../lib/delivery/address-form.ts'
import { type ServedPlaces, suggestCities, suggestDistricts } from '../../lib/delivery/zones.ts'
import { Field } from '../forms/field.tsx'
import { SuggestField } from '../forms/suggest-field.tsx'
import { TextareaField } from '../forms/textarea-field.tsx'
import { LocationField } from './location-field.tsx'

type AddressFieldsProps = {
  legend: string
  address: AddressForm
  /** Where the shop delivers; undefined while it loads. */
  places: ServedPlaces | undefined
  /** Whether the person at the form is at the address: words the fields of the location. */
  isOwnPlace?: boolean
  /** Whether the device's location is offered; not to staff, whose device is not at the address. */
  hasDevice?: boolean
}

/** A delivery address in every way that the shop accepts: city and district of its zones, short address, map link, pin or location. */
export function AddressFields({ legend, address, places, isOwnPlace = false, hasDevice = true }: AddressFieldsProps) {
  const language = currentLanguage()
  const zones = places?.zones ?? []
  const { city, district = '' } = address.values
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 font-semibold">{legend}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestField
          label={m.checkout_city()}
          autoComplete="off"
          value={city}
          error={address.getError('city')}
          suggest={(typed) =>
            zones.some((zone) => zone.city[language] === typed) ? [] : suggestCities(zones, typed, language)
          }
          onChange={(value) => address.setText('city', value)}
        />
        <SuggestField
          label={m.checkout_district()}
          autoComplete="off"
          value={district}
          error={address.getError('district')}
          suggest={(typed) => suggestDistricts(zones, { city, typed }, language)}
          onChange={(value) => address.setText('district', value)}
        />
      </div>
      <Field
        label={m.checkout_line()}
        hint={m.checkout_line_hint()}
        autoComplete="off"
        error={address.getError('line')}
        {...address.register('line')}
      />
      <Field
        label={m.checkout_short_address()}
        hint={m.checkout_short_address_hint()}
        optional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        error={address.getError('shortAddress')}
        {...address.register('shortAddress')}
      />
      <LocationField address={address} places={places} isOwnPlace={isOwnPlace} hasDevice={hasDevice} />
      <TextareaField
        label={m.checkout_note()}
        optional
        rows={2}
        className="min-h-20"
        error={address.getError('note')}
        {...address.register('note')}
      />
    </fieldset>
  )
}
