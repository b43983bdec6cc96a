import { m } from '@warda/i18n/messages'
import { useAddressForm, withRemarks } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { findRemarks, type PhoneOrder } from './phone-order.ts'

/** The delivery address of a customer without branches. */
export function CustomerAddress({ order }: { order: PhoneOrder }) {
  const { form, getError, quoted } = order
  const findBlocking = (field: string) => findRemarks(quoted, field).find(({ blocks }) => blocks)?.message
  const address = withRemarks(useAddressForm(order), findBlocking)
  const places = useServedPlaces()
  return (
    <div className="grid gap-4">
      <AddressFields legend={m.admin_order_address()} address={address} places={places} hasDevice={false} />
      <Field
        label={m.admin_phone_outside()}
        hint={m.admin_phone_outside_hint()}
        optional
        autoComplete="off"
        error={getError('outsideReason')}
        {...form.register('outsideReason')}
      />
    </div>
  )
}
