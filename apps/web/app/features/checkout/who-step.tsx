import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAddressForm } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { AddressSourceChoice, AskRecipientSteps } from '../../ui/delivery/address-source.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { AddressBook } from './address-book.tsx'
import type { BuyerKind, CheckoutForm, CheckoutValues } from './checkout-form.ts'
import { RecipientNotice } from './recipient-notice.tsx'

type WhoStepProps = {
  checkout: CheckoutForm
  kind: BuyerKind
  /** Whether the recipient is asked for the address. */
  askRecipient: boolean
  session: Session
  phone: string | null
  branches: ReactNode
  isPurchaseOrderRequired: boolean
  onContinue: () => void
}

/** Recipient and destination: an address, or a branch for a business. */
export function WhoStep(props: WhoStepProps) {
  const { checkout, kind, askRecipient, session, phone, branches, isPurchaseOrderRequired, onContinue } = props
  const { form, getError } = checkout
  return (
    <div className="grid gap-7">
      {kind === 'retail' && !askRecipient && <AddressBook checkout={checkout} userId={session.userId} />}
      <fieldset className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <legend className="contents font-semibold">{m.checkout_recipient()}</legend>
          <Button look="secondary" size="small" className="min-h-11" onClick={() => sendToMe(form, session, phone)}>
            {m.checkout_to_me()}
          </Button>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={m.checkout_name()}
            autoComplete="off"
            error={getError('recipient.fullName')}
            {...form.register('recipient.fullName')}
          />
          <PhoneField
            label={m.checkout_phone()}
            hint={askRecipient ? m.checkout_phone_ask_hint() : m.checkout_phone_hint()}
            error={getError('recipient.phoneNumber')}
            {...form.register('recipient.phoneNumber')}
          />
        </div>
      </fieldset>
      {kind === 'retail' ? (
        <Where checkout={checkout} askRecipient={askRecipient} />
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {branches}
          <Field
            label={m.purchase_order()}
            hint={m.purchase_order_hint()}
            optional={!isPurchaseOrderRequired}
            autoComplete="off"
            maxLength={200}
            error={getError('purchaseOrder')}
            {...form.register('purchaseOrder')}
          />
        </div>
      )}
      <div>
        <Button size="large" onClick={onContinue}>
          {m.checkout_continue()}
        </Button>
      </div>
    </div>
  )
}

function Where({ checkout, askRecipient }: { checkout: CheckoutForm; askRecipient: boolean }) {
  const address = useAddressForm(checkout)
  const places = useServedPlaces()
  return (
    <div className="grid gap-5">
      <AddressSourceChoice
        askRecipient={askRecipient}
        onChoose={(value) => checkout.form.setValue('askRecipient', value, { shouldDirty: true })}
      />
      {askRecipient ? (
        <AskRecipientSteps />
      ) : (
        <AddressFields legend={m.checkout_address_fields()} address={address} places={places} />
      )}
      <RecipientNotice checkout={checkout} askRecipient={askRecipient} />
    </div>
  )
}

const sendToMe = (
  form: UseFormReturn<CheckoutValues, unknown, CheckoutValues>,
  session: Session,
  phone: string | null,
) => {
  const options = { shouldDirty: true, shouldValidate: true } as const
  form.setValue('recipient.fullName', session.fullName, options)
  if (phone !== null) form.setValue('recipient.phoneNumber', phone, options)
  else form.setFocus('recipient.phoneNumber')
}
