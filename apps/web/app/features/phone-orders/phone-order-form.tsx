import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { useAdminDeliveryDays } from '../../lib/api/use-delivery-days.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form.tsx'
import { DateSlotField } from '../../ui/dates/date-slot-field.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { CustomerStep } from './customer-step.tsx'
import { FlowersStep } from './flowers-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayStep } from './pay-step.tsx'
import { errorAt, type PhoneOrder, put } from './phone-order.ts'
import { DRAFT, emptyForm, phoneSchema } from './phone-schema.ts'
import type { Placed } from './use-phone-order.ts'
import { usePlacing } from './use-placing.ts'
import { useQuote } from './use-quote.ts'
import { WhereStep } from './where-step.tsx'

/** Loaded when the price changed between the form and its answer. */
const PriceChange = lazy(() => import('./price-change.tsx').then((module) => ({ default: module.PriceChange })))

/** Everything that a phone order needs, from top to bottom as it is said on the telephone; the sum stands beside it. */
export function PhoneOrderForm({ onPlaced }: { onPlaced: (order: Placed) => void }) {
  const contract = useContractForm({
    schema: phoneSchema,
    defaults: emptyForm(m.admin_phone_city()),
    draft: { name: DRAFT },
  })
  const order: PhoneOrder = { ...contract, quoted: useQuote(contract.form) }
  const { element, place, change, agree, back } = usePlacing(order, onPlaced)
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
          <PriceChange change={change} onAgree={agree} onBack={back} />
        </Suspense>
      )}
    </form>
  )
}

function WhenStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const days = useAdminDeliveryDays()
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  return (
    <FormSection title={m.admin_phone_when()}>
      <QueryResult query={days} skeleton={<Skeleton className="h-36 w-full" />}>
        {(known) => (
          <DateSlotField
            days={known.days}
            today={known.today}
            value={{ date, slot }}
            errors={{ date: errorAt(order, 'deliveryDate'), slot: errorAt(order, 'deliverySlot') }}
            onChange={(when) => {
              form.setValue('deliveryDate', when.date, put)
              form.setValue('deliverySlot', when.slot, { ...put, shouldValidate: when.slot !== '' })
            }}
          />
        )}
      </QueryResult>
    </FormSection>
  )
}

function CardStep({ order: { form, errorOf } }: { order: PhoneOrder }) {
  return (
    <FormSection title={m.admin_phone_card()}>
      <TextareaField
        label={m.admin_phone_card_message()}
        optional
        rows={3}
        dir="auto"
        maxLength={LIMITS.cardMessage}
        error={errorOf('cardMessage')}
        {...form.register('cardMessage')}
      />
      <Checkbox label={m.admin_phone_hide()} {...form.register('hideSender')} />
    </FormSection>
  )
}
