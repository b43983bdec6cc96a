import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/words/messages'
import { textOf } from '../../lib/api.ts'
import { useOpenDays } from '../../lib/delivery-days.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useWishKey } from '../../lib/use-wish-key.ts'
import { Choices } from '../../ui/admin-choices.tsx'
import { AdminSection } from '../../ui/admin-form.tsx'
import { WhenField } from '../../ui/admin-when-field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { notify } from '../../ui/toast.ts'
import { CustomerStep } from './customer-step.tsx'
import { FlowersStep } from './flowers-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type PhoneOrder, put } from './phone-order.ts'
import { toBody } from './phone-present.ts'
import { DRAFT, emptyForm, phoneSchema } from './phone-schema.ts'
import { type Placed, placePhoneOrder } from './use-phone-order.ts'
import { WhereStep } from './where-step.tsx'

/** Everything that a phone order needs, from top to bottom as it is said on the telephone; the sum stands beside it. */
export function PhoneOrderForm({ onPlaced }: { onPlaced: (order: Placed) => void }) {
  const key = useWishKey()
  const order: PhoneOrder = useContractForm({
    schema: phoneSchema,
    defaults: emptyForm(m.admin_phone_city()),
    draft: { name: DRAFT },
  })
  const place = order.submit(async (values) => {
    try {
      onPlaced(await placePhoneOrder(toBody(values), key.read()))
    } catch (error) {
      key.failed(error)
      void notify.error(textOf(error))
      throw error
    }
  })
  return (
    <form
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
    </form>
  )
}

function WhenStep({ order: { form, errorOf } }: { order: PhoneOrder }) {
  const days = useOpenDays()
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  return (
    <AdminSection title={m.admin_phone_when()}>
      <Loaded query={days} skeleton={<Skeleton className="h-36 w-full" />}>
        {(known) => (
          <WhenField
            days={known.days}
            today={known.today}
            chosen={{ date, slot }}
            errors={{ date: errorOf('deliveryDate'), slot: errorOf('deliverySlot') }}
            onChoose={(when) => {
              form.setValue('deliveryDate', when.date, put)
              form.setValue('deliverySlot', when.slot, { ...put, shouldValidate: when.slot !== '' })
            }}
          />
        )}
      </Loaded>
    </AdminSection>
  )
}

function CardStep({ order: { form, errorOf } }: { order: PhoneOrder }) {
  return (
    <AdminSection title={m.admin_phone_card()}>
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
    </AdminSection>
  )
}

function PayStep({ order: { form, errorOf } }: { order: PhoneOrder }) {
  const [known, isNew] = form.watch(['known', 'isNew'])
  const onCredit = !isNew && known?.client != null
  const choices = [
    { value: 'cash', label: m.board_terms_cash() },
    { value: 'online', label: m.board_terms_online(), text: m.admin_phone_online_text() },
    ...(onCredit
      ? [
          { value: 'postponed', label: m.board_terms_postponed() },
          { value: 'monthly', label: m.board_terms_monthly() },
        ]
      : []),
  ]
  return (
    <AdminSection title={m.admin_phone_pay()}>
      <Choices
        legend={<span className="sr-only">{m.admin_phone_pay()}</span>}
        choices={choices}
        error={errorOf('paymentTerms')}
        {...form.register('paymentTerms')}
      />
    </AdminSection>
  )
}
