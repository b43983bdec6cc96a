import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useEffect } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { PickField } from '../../ui/forms/pick-field.tsx'
import { findRemarks, getFieldOrQuoteError, type PhoneOrder, SET_VALUE_OPTIONS } from './phone-order.ts'
import { isDeliveredToBranch } from './phone-schema.ts'

/** Loaded once the customer is chosen: the page is near its script budget. */
const CustomerAddress = lazy(() =>
  import('./customer-address.tsx').then((module) => ({ default: module.CustomerAddress })),
)

const RecipientNotice = lazy(() =>
  import('./recipient-notice.tsx').then((module) => ({ default: module.RecipientNotice })),
)

/** The recipient and the delivery address, or the branch of a company. */
export function WhereStep({ order }: { order: PhoneOrder }) {
  const { form, getError } = order
  const same = form.watch('same')
  return (
    <FormSection title={m.admin_phone_recipient()}>
      <Checkbox label={m.admin_phone_same()} {...form.register('same')} />
      {!same && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={m.admin_phone_name()}
            autoComplete="off"
            error={getError('recipient.fullName')}
            {...form.register('recipient.fullName')}
          />
          <PhoneField
            label={m.admin_phone_phone()}
            error={getError('recipient.phoneNumber')}
            {...form.register('recipient.phoneNumber')}
          />
          <Suspense fallback={<Skeleton className="h-20 w-full" />}>
            <RecipientNotice order={order} />
          </Suspense>
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <Where order={order} />
      </Suspense>
    </FormSection>
  )
}

/** Where to deliver depends on the customer, who is chosen first. */
function Where({ order }: { order: PhoneOrder }) {
  const [account, isNew] = order.form.watch(['account', 'isNew'])
  if (account === null && !isNew) return null
  return isDeliveredToBranch(account, isNew) ? <Branch order={order} /> : <CustomerAddress order={order} />
}

/** Selects a branch of the company; the only one is preselected. */
function Branch({ order }: { order: PhoneOrder }) {
  const { form, quoted } = order
  const [account, branchId] = form.watch(['account', 'branchId'])
  const quote = quoted.quote?.buyer?.userId === account?.userId ? quoted.quote : null
  const branches = quote?.branches
  const only = branches?.length === 1 ? branches[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) form.setValue('branchId', only, { shouldDirty: true, shouldValidate: true })
  }, [only, form])
  if (branches === undefined) return <Skeleton className="h-20 w-full" />
  if (branches.length === 0) return <Notice tone="warning">{m.admin_phone_no_branch()}</Notice>
  const hint = findRemarks(quoted, 'branchId').find(({ blocks }) => !blocks)
  return (
    <div className="grid gap-3">
      <PickField
        label={m.admin_phone_branch()}
        placeholder={m.admin_phone_branch_choose()}
        options={branches}
        value={branchId}
        error={getFieldOrQuoteError(order, 'branchId')}
        onChange={(id) => form.setValue('branchId', id, SET_VALUE_OPTIONS)}
      />
      <Field
        label={m.purchase_order()}
        optional={!quote?.purchaseOrderRequired}
        autoComplete="off"
        maxLength={200}
        error={order.getError('purchaseOrder')}
        {...form.register('purchaseOrder')}
      />
      {hint && <Notice tone="warning">{hint.message}</Notice>}
    </div>
  )
}
