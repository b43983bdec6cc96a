import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useMemo, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { useAddressForm, withRemarks } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { AddressAsked } from '../../ui/delivery/address-asked.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { EditCost } from './edit-cost.tsx'
import { editSchema, getOrderChange, toEditValues } from './edit-schema.ts'
import { getFeeFields } from './fee-choice.ts'
import type { AdminOrderView } from './order-present.ts'
import { useEditQuote } from './use-edit-quote.ts'
import { editOrder } from './use-order.ts'

const SET_VALUE_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Changes recipient, address, date, card or note of an order before dispatch, with the price difference before saving. */
export function EditForm({ order, onClose }: { order: AdminOrderView; onClose: () => void }) {
  const days = useAdminDeliveryDays()
  const retail = order.branch === null
  const isWaiting = order.addressWantedUntil !== null
  const [givesAddress, setGivesAddress] = useState(!isWaiting)
  const withAddress = retail && givesAddress
  const schema = useMemo(() => editSchema(withAddress), [withAddress])
  const contractForm = useContractForm({ schema, defaults: toEditValues(order) })
  const { form, getError, problem, busy, submit } = contractForm
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  const quoted = useEditQuote(order.id, getOrderChange(order, form.watch()))
  const findRemark = (field: string) => quoted.quote?.remarks.find((remark) => remark.field === field)?.message
  const address = withRemarks(useAddressForm(contractForm), findRemark)
  const places = useServedPlaces()
  const save = submit(async (values) => {
    try {
      const change = getOrderChange(order, values)
      const feeFields = await getFeeFields({
        orderId: order.id,
        change,
        values,
        displayedQuote: quoted.quote,
        isAgreed: isWaiting,
      })
      if (Object.keys(change).length > 0) await editOrder(order.id, { ...change, ...feeFields })
      onClose()
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-6">
      {problem && <Notice tone="error">{problem}</Notice>}
      <QueryResult query={days} skeleton={<Skeleton className="h-36 w-full" />}>
        {(openDays) => (
          <DateSlotField
            days={openDays.days}
            today={openDays.today}
            value={{ date, slot }}
            current={{ date: order.deliveryDate, slot: order.deliverySlot }}
            errors={{
              date: getError('deliveryDate') ?? findRemark('deliveryDate'),
              slot: getError('deliverySlot') ?? findRemark('deliverySlot'),
            }}
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={m.admin_order_recipient()}
          autoComplete="off"
          error={getError('recipient.fullName')}
          {...form.register('recipient.fullName')}
        />
        <PhoneField
          label={m.admin_order_recipient_phone()}
          error={getError('recipient.phoneNumber')}
          {...form.register('recipient.phoneNumber')}
        />
        {retail && !givesAddress && (
          <div className="sm:col-span-2">
            <AddressAsked onGive={() => setGivesAddress(true)} />
          </div>
        )}
        {withAddress && (
          <div className="sm:col-span-2">
            <AddressFields legend={m.admin_order_address()} address={address} places={places} hasDevice={false} />
          </div>
        )}
        <TextareaField
          label={m.admin_order_card_message()}
          optional
          rows={2}
          dir="auto"
          className="min-h-20!"
          maxLength={LIMITS.cardMessage}
          error={getError('cardMessage')}
          {...form.register('cardMessage')}
        />
        <TextareaField
          label={m.admin_order_shop_note()}
          hint={m.admin_order_shop_note_hint()}
          optional
          rows={2}
          dir="auto"
          className="min-h-20!"
          maxLength={1_000}
          error={getError('shopNote')}
          {...form.register('shopNote')}
        />
      </div>
      <EditCost isAgreed={isWaiting} quoted={quoted} form={form} getError={getError} />
      <FormButtons submit={m.admin_order_save()} busy={busy} onCancel={onClose} />
    </form>
  )
}
