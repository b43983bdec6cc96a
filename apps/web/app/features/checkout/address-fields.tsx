import { m } from '@warda/i18n/messages'
import { Field } from '../../ui/forms/field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { LocationField } from './location-field.tsx'
import type { CheckoutForm } from './use-checkout.ts'

/** Delivery address of a retail order. */
export function AddressFields({ checkout }: { checkout: CheckoutForm }) {
  const { form, getError } = checkout
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 font-semibold">{m.checkout_address()}</legend>
      <Field
        label={m.checkout_line()}
        hint={m.checkout_line_hint()}
        autoComplete="street-address"
        error={getError('deliveryAddress.line')}
        {...form.register('deliveryAddress.line')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={m.checkout_district()}
          autoComplete="address-level3"
          error={getError('deliveryAddress.district')}
          {...form.register('deliveryAddress.district')}
        />
        <Field
          label={m.checkout_city()}
          autoComplete="address-level2"
          error={getError('deliveryAddress.city')}
          {...form.register('deliveryAddress.city')}
        />
      </div>
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
