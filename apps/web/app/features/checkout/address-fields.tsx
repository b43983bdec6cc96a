import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SuggestField } from '../../ui/forms/suggest-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { LocationField } from './location-field.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import { useDeliveryZones } from './use-checkout-data.ts'
import { suggestCities, suggestDistricts } from './zones.ts'

/** Delivery address of a retail order. */
export function AddressFields({ checkout }: { checkout: CheckoutForm }) {
  const { form, getError } = checkout
  const language = currentLanguage()
  const { data: zones = [] } = useDeliveryZones()
  const [district = '', city] = form.watch(['deliveryAddress.district', 'deliveryAddress.city'])
  const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-semibold">{m.checkout_address()}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestField
          label={m.checkout_city()}
          autoComplete="off"
          value={city}
          error={getError('deliveryAddress.city')}
          suggest={(typed) =>
            zones.some((zone) => zone.city[language] === typed) ? [] : suggestCities(zones, typed, language)
          }
          onChange={(value) => form.setValue('deliveryAddress.city', value, how)}
        />
        <SuggestField
          label={m.checkout_district()}
          autoComplete="off"
          value={district}
          error={getError('deliveryAddress.district')}
          suggest={(typed) => suggestDistricts(zones, { city, typed }, language)}
          onChange={(value) => form.setValue('deliveryAddress.district', value, how)}
        />
      </div>
      <Field
        label={m.checkout_line()}
        hint={m.checkout_line_hint()}
        autoComplete="off"
        error={getError('deliveryAddress.line')}
        {...form.register('deliveryAddress.line')}
      />
      <Field
        label={m.checkout_short_address()}
        hint={m.checkout_short_address_hint()}
        optional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        error={getError('deliveryAddress.shortAddress')}
        {...form.register('deliveryAddress.shortAddress')}
      />
      <LocationField checkout={checkout} />
      <TextareaField
        label={m.checkout_note()}
        rows={2}
        className="min-h-20"
        error={getError('deliveryAddress.note')}
        {...form.register('deliveryAddress.note')}
      />
    </fieldset>
  )
}
