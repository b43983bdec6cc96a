import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useMemo, useState } from 'react'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { useAddressForm } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { AddressAsked } from '../../ui/delivery/address-asked.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { changeSchema, findChange, toChangeValues } from './change-schema.ts'
import { changeOrder, type OwnOrder } from './use-order-changes.ts'

const SET_VALUE_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Changes recipient, place, window and card of an order. */
export function ChangeForm({ order, userId, onClose }: { order: OwnOrder; userId: string; onClose: () => void }) {
  const days = useAdminDeliveryDays()
  const retail = order.branch === null
  const [givesAddress, setGivesAddress] = useState(order.addressWantedUntil === null)
  const withAddress = retail && givesAddress
  const schema = useMemo(() => changeSchema(withAddress), [withAddress])
  const contractForm = useContractForm({ schema, defaults: toChangeValues(order) })
  const { form, getError, problem, busy, submit } = contractForm
  const address = useAddressForm(contractForm)
  const places = useServedPlaces()
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  const save = submit(async (values) => {
    const change = findChange(order, values)
    if (Object.keys(change).length > 0) await changeOrder(userId, order.id, change)
    onClose()
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-6">
      <p className="text-ink-soft">
        {m.orders_change_lead()} {retail && m.orders_change_fee()}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={m.checkout_recipient()}
          autoComplete="off"
          error={getError('recipient.fullName')}
          {...form.register('recipient.fullName')}
        />
        <PhoneField
          label={m.checkout_phone()}
          error={getError('recipient.phoneNumber')}
          {...form.register('recipient.phoneNumber')}
        />
      </div>
      {withAddress && <AddressFields legend={m.orders_address()} address={address} places={places} />}
      {retail && !givesAddress && <AddressAsked onGive={() => setGivesAddress(true)} />}
      <QueryResult query={days} skeleton={<Skeleton className="h-36 w-full" />}>
        {(openDays) => (
          <DateSlotField
            days={openDays.days}
            today={openDays.today}
            value={{ date, slot }}
            current={{ date: order.deliveryDate, slot: order.deliverySlot }}
            errors={{ date: getError('deliveryDate'), slot: getError('deliverySlot') }}
            onChange={(selection) => {
              form.setValue('deliveryDate', selection.date, SET_VALUE_OPTIONS)
              form.setValue('deliverySlot', selection.slot, {
                ...SET_VALUE_OPTIONS,
                shouldValidate: selection.slot !== '',
              })
            }}
          />
        )}
      </QueryResult>
      <TextareaField
        label={m.checkout_card()}
        optional
        rows={3}
        dir="auto"
        maxLength={LIMITS.cardMessage}
        error={getError('cardMessage')}
        {...form.register('cardMessage')}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.orders_change_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}
