import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { AddressFields } from '../../ui/admin/address-fields.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
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
  const schema = useMemo(() => changeSchema(retail), [retail])
  const { form, getError, problem, busy, submit } = useContractForm({ schema, defaults: toChangeValues(order) })
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
        {retail && (
          <AddressFields
            registerField={(part) => ({
              error: getError(`deliveryAddress.${part}`),
              ...form.register(`deliveryAddress.${part}`),
            })}
          />
        )}
      </div>
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
