import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { MissingFlowerFields } from '../../ui/forms/missing-flower-fields.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { CustomerStep } from './customer-step.tsx'
import { FlowersStep } from './flowers-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayStep } from './pay-step.tsx'
import { getFieldOrQuoteError, type PhoneOrder, SET_VALUE_OPTIONS } from './phone-order.ts'
import { DRAFT_KEY, emptyForm, getApplicableFields, phoneSchema } from './phone-schema.ts'
import type { PlacedPhoneOrder } from './use-phone-order.ts'
import { usePlaceOrder } from './use-placing.ts'
import { useQuote } from './use-quote.ts'
import { WhereStep } from './where-step.tsx'

/** Loaded when the price changed between the form and its answer. */
const PriceChange = lazy(() => import('./price-change.tsx').then((module) => ({ default: module.PriceChange })))

/** The form of a phone order in the order of the conversation, with the summary beside it. */
export function PhoneOrderForm({ onPlaced }: { onPlaced: (order: PlacedPhoneOrder) => void }) {
  const contract = useContractForm({
    schema: phoneSchema,
    defaults: emptyForm(useBrand().city),
    draft: { name: DRAFT_KEY },
  })
  const order: PhoneOrder = { ...contract, quoted: useQuote(contract.form) }
  const { element, place, change, agree, dismiss } = usePlaceOrder(order, onPlaced)
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={place}
      className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 gap-4">
        <CustomerStep order={order} />
        <FlowersStep order={order} />
        <WhereStep order={order} />
        <WhenStep order={order} />
        <div className="grid gap-4 md:grid-cols-2">
          <CardStep order={order} />
          <PayStep order={order} />
        </div>
      </div>
      <OrderSummary order={order} />
      {change !== null && (
        <Suspense fallback={null}>
          <PriceChange change={change} onAgree={agree} onBack={dismiss} />
        </Suspense>
      )}
    </form>
  )
}

function WhenStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const days = useAdminDeliveryDays()
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  const { askRecipient } = getApplicableFields(form.watch())
  return (
    <FormSection title={m.admin_phone_when()}>
      {askRecipient && <p className="text-ink-soft">{m.checkout_when_ask()}</p>}
      <QueryResult query={days} skeleton={<Skeleton className="h-36 w-full" />}>
        {(openDays) => (
          <DateSlotField
            days={openDays.days}
            today={openDays.today}
            value={{ date, slot }}
            errors={{
              date: getFieldOrQuoteError(order, 'deliveryDate'),
              slot: getFieldOrQuoteError(order, 'deliverySlot'),
            }}
            onChange={(value) => {
              form.setValue('deliveryDate', value.date, SET_VALUE_OPTIONS)
              form.setValue('deliverySlot', value.slot, { ...SET_VALUE_OPTIONS, shouldValidate: value.slot !== '' })
            }}
          />
        )}
      </QueryResult>
    </FormSection>
  )
}

function CardStep({ order: { form, getError } }: { order: PhoneOrder }) {
  return (
    <FormSection title={m.admin_phone_card()}>
      <TextareaField
        label={m.admin_phone_card_message()}
        optional
        rows={3}
        dir="auto"
        maxLength={LIMITS.cardMessage}
        error={getError('cardMessage')}
        {...form.register('cardMessage')}
      />
      <Checkbox label={m.admin_phone_hide()} {...form.register('hideSender')} />
      <MissingFlowerFields registerField={form.register} getError={getError} />
    </FormSection>
  )
}
