import { m } from '@warda/i18n/messages'
import { useAddressForm, withRemarks } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { AddressSourceChoice, AskRecipientSteps } from '../../ui/delivery/address-source.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { findRemarks, type PhoneOrder } from './phone-order.ts'

/** Where a customer without branches has it delivered: the desk enters the address, or the recipient is asked for it. */
export function CustomerAddress({ order }: { order: PhoneOrder }) {
  const askRecipient = order.form.watch('askRecipient')
  return (
    <div className="grid gap-4">
      <AddressSourceChoice
        askRecipient={askRecipient}
        isDesk
        onChoose={(value) => order.form.setValue('askRecipient', value, { shouldDirty: true, shouldValidate: true })}
      />
      {askRecipient ? <AskRecipientSteps isDesk /> : <EnteredAddress order={order} />}
    </div>
  )
}

function EnteredAddress({ order }: { order: PhoneOrder }) {
  const { form, getError, quoted } = order
  const findBlocking = (field: string) => findRemarks(quoted, field).find(({ blocks }) => blocks)?.message
  const address = withRemarks(useAddressForm(order), findBlocking)
  const places = useServedPlaces()
  return (
    <>
      <AddressFields legend={m.admin_order_address()} address={address} places={places} hasDevice={false} />
      <Field
        label={m.admin_phone_outside()}
        hint={m.admin_phone_outside_hint()}
        optional
        autoComplete="off"
        error={getError('outsideReason')}
        {...form.register('outsideReason')}
      />
    </>
  )
}
