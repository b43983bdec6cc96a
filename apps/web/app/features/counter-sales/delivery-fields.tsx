import type { SavedAddress } from '@warda/contract/address-book'
import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import { m } from '@warda/i18n/messages'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { type AddressForm, withRemarks } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { SavedAddresses } from '../../ui/delivery/saved-addresses.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import type { Customer, HandOut } from './sale-form.ts'
import { useCustomers } from './use-counter.ts'

export type DeliveryFieldsProps = {
  handOut: HandOut
  customer: Customer
  /** Slots that the employee may promise although they are past the cut-off or full. */
  promises: { isAfterCutoff: boolean; isOverCapacity: boolean }
  getError: (field: string) => string | undefined
  onChange: (handOut: HandOut) => void
}

/** The recipient, the address, which past orders offer, and the delivery window. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { handOut, customer, getError, onChange } = props
  const { recipient } = handOut
  const set = (part: Partial<HandOut>): void => onChange({ ...handOut, ...part })
  const isCompany = customer.isKnown && customer.account?.isCompany === true
  return (
    <>
      <PastRecipients {...props} />
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
        <Field
          label={m.counter_recipient()}
          autoComplete="off"
          maxLength={LIMITS.profileName.max}
          value={recipient.fullName}
          error={getError('delivery.recipient.fullName')}
          onChange={({ target }) => set({ recipient: { ...recipient, fullName: target.value } })}
        />
        <PhoneField
          label={m.counter_phone()}
          value={recipient.phoneNumber}
          error={getError('delivery.recipient.phoneNumber')}
          onChange={({ target }) => set({ recipient: { ...recipient, phoneNumber: target.value } })}
        />
      </div>
      {!isCompany && <Address {...props} />}
      <When {...props} />
      <Checkbox
        label={m.admin_phone_hide()}
        checked={handOut.hideSender}
        onChange={({ target }) => set({ hideSender: target.checked })}
      />
    </>
  )
}

/** Recipients of the customer's earlier orders, to fill in the fields. */
function PastRecipients({ handOut, customer, onChange }: DeliveryFieldsProps) {
  const { isKnown, phoneNumber, account } = customer
  const { data = [] } = useCustomers(phoneNumber, isKnown && isProfilePhone(phoneNumber))
  const chosen = data.find(({ userId }) => userId === account?.userId)
  const fill = ({ recipient, address }: SavedAddress): void => {
    const { line, district, city, note, latitude, longitude } = address
    const place = { latitude: latitude ?? undefined, longitude: longitude ?? undefined }
    const values = { line, district: district ?? '', city, note: note ?? '', shortAddress: '', ...place }
    onChange({ ...handOut, recipient, address: values })
  }
  return <SavedAddresses title={m.counter_past()} entries={chosen?.addresses ?? []} onChoose={fill} />
}

function Address({ handOut, getError, onChange }: DeliveryFieldsProps) {
  const places = useServedPlaces()
  const { address } = handOut
  const set = (part: Partial<HandOut['address']>): void => onChange({ ...handOut, address: { ...address, ...part } })
  const form: AddressForm = {
    values: address,
    register: (part) => {
      const field = {
        name: `deliveryAddress.${part}` as const,
        value: address[part] ?? '',
        ref: () => {},
        onBlur: async () => {},
        onChange: async ({ target }: { target: { value: string } }) => set({ [part]: target.value }),
      }
      return field
    },
    getError: (part) => getError(`delivery.deliveryAddress.${part}`),
    setText: (part, text) => set({ [part]: text }),
    setPlace: (place) => set({ latitude: place?.latitude, longitude: place?.longitude }),
  }
  return (
    <AddressFields
      legend={m.admin_order_address()}
      address={withRemarks(form, getError)}
      places={places}
      hasDevice={false}
    />
  )
}

/** The delivery window; with the permission also one past the cut-off or full, which is recorded as an override. */
function When({ handOut, promises, getError, onChange }: DeliveryFieldsProps) {
  const days = useAdminDeliveryDays()
  const { isAfterCutoff, isOverCapacity } = handOut
  return (
    <QueryResult query={days} skeleton={<Skeleton className="h-36 w-full" />}>
      {(open) => (
        <>
          <DateSlotField
            days={open.days}
            today={open.today}
            value={handOut}
            alsoSelectable={{ past: promises.isAfterCutoff, full: promises.isOverCapacity }}
            errors={{
              date: getError('delivery.deliveryDate') ?? getError('deliveryDate'),
              slot: getError('delivery.deliverySlot') ?? getError('deliverySlot'),
            }}
            onChange={({ date, slot }) => {
              const state = open.days.find((day) => day.date === date)?.slots.find(({ id }) => id === slot)?.state
              const overrides = { isAfterCutoff: state === 'past', isOverCapacity: state === 'full' }
              onChange({ ...handOut, date, slot, ...overrides })
            }}
          />
          {(isAfterCutoff || isOverCapacity) && (
            <Notice tone="warning">
              {isAfterCutoff ? m.counter_override_cutoff() : m.counter_override_capacity()}
            </Notice>
          )}
        </>
      )}
    </QueryResult>
  )
}
