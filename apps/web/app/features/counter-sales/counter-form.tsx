import { m } from '@warda/i18n/messages'
import type { SetStateAction } from 'react'
import { ApiError } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useDraftState } from '../../lib/forms/use-draft-state.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DiscountCodeField } from '../../ui/forms/discount-code-field.tsx'
import { addFreeLine, addItem, type Basket, EMPTY_BASKET, isEmpty, toBasketBody } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { type Customer, CustomerFields, WALK_IN } from './customer-fields.tsx'
import { FreeLineForm } from './free-line-form.tsx'
import { ItemPicker } from './item-picker.tsx'
import { PayPanel } from './pay-panel.tsx'
import { calculateCash, NO_PAYMENT, type Payment, toPaymentsBody } from './payment.ts'
import { placeSale, type QuoteState, type SoldSale, useQuote } from './use-counter.ts'

/** The session storage name of the sale that is being typed. */
const DRAFT_NAME = 'counter-sale'

const NEW_SALE = { basket: EMPTY_BASKET, customer: WALK_IN, payment: NO_PAYMENT }

const applyChange = <T,>(before: T, change: SetStateAction<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change

type CounterFormProps = { hasDrawer: boolean; onSold: (sale: SoldSale) => void }

/** One sale: what is sold on one side, who buys and how it is paid on the other. */
export function CounterForm({ hasDrawer, onSold }: CounterFormProps) {
  const draft = useDraftState(DRAFT_NAME, NEW_SALE)
  const { basket, customer, payment } = draft.value
  const setBasket = (change: SetStateAction<Basket>): void =>
    draft.setValue((before) => ({ ...before, basket: applyChange(before.basket, change) }))
  const setCustomer = (change: SetStateAction<Customer>): void =>
    draft.setValue((before) => ({ ...before, customer: applyChange(before.customer, change) }))
  const setPayment = (next: Payment): void => draft.setValue((before) => ({ ...before, payment: next }))
  const quoted = useQuote(basket)
  const { quote, isCurrent } = quoted
  const total = quote?.total ?? 0
  const { rest, change } = calculateCash(payment, total)
  const sale = useApiMutation(
    () =>
      placeSale({
        ...toBasketBody(basket),
        ...toCustomerBody(customer),
        payments: toPaymentsBody(payment, total),
        expectedTotal: total,
      }),
    {
      onSuccess: (sold) => {
        draft.clear()
        onSold(sold)
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'order.price_changed') quoted.refetch()
      },
    },
  )
  const isReady = isCurrent && quote !== null && quote.remarks.length === 0 && rest === 0 && change >= 0
  return (
    <div className="grid gap-x-5 gap-y-6 md:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <ItemPicker onAdd={(item) => setBasket((before) => addItem(before, item))} />
      <section
        aria-label={m.counter_basket()}
        className="grid content-start gap-4 self-start rounded-card border border-line bg-card p-4"
      >
        {isEmpty(basket) ? (
          <p className="text-ink-soft">{m.counter_basket_empty()}</p>
        ) : (
          <BasketLines basket={basket} quote={quote} onChange={setBasket} />
        )}
        <FreeLineForm onAdd={(line) => setBasket((before) => addFreeLine(before, line))} />
        {!isEmpty(basket) && (
          <>
            <CustomerFields
              customer={customer}
              getError={(field) => (sale.error instanceof ApiError ? sale.error.errors[field]?.[0] : undefined)}
              onChange={setCustomer}
            />
            <DiscountCodeField
              value={basket.couponCode}
              error={quote?.remarks.find(({ field }) => field === 'couponCode')?.message}
              onChange={({ target }) => setBasket({ ...basket, couponCode: target.value })}
            />
            <Totals quoted={quoted} />
            <PayPanel payment={payment} total={total} hasDrawer={hasDrawer} onChange={setPayment} />
            {sale.problem && <Notice tone="error">{sale.problem}</Notice>}
            <Button size="large" wide busy={sale.busy} disabled={!isReady} onClick={() => void sale.run()}>
              {m.counter_sell()} <Money riyals={quote?.total ?? EMPTY_TOTAL} />
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

const EMPTY_TOTAL = 0 as NonNullable<QuoteState['quote']>['total']

/** The totals of the quote, and what is in the way of the sale. */
function Totals({ quoted: { quote, error, refetch } }: { quoted: QuoteState }) {
  if (error) return <FailedNotice error={error} onRetry={refetch} />
  if (!quote) return null
  const problems = quote.remarks.filter(({ variantId, field }) => variantId === null && field !== 'couponCode')
  return (
    <>
      {problems.map(({ code, message }) => (
        <Notice key={code} tone="error">
          {message}
        </Notice>
      ))}
      <dl className="grid gap-1">
        {quote.discount > 0 && <Sum label={m.counter_discount()} riyals={-quote.discount as typeof quote.discount} />}
        <Sum label={m.counter_vat()} riyals={quote.vat} />
        <div className="flex justify-between gap-4 font-semibold text-xl">
          <dt>{m.counter_total()}</dt>
          <dd>
            <Money riyals={quote.total} />
          </dd>
        </div>
      </dl>
    </>
  )
}

function Sum({ label, riyals }: { label: string; riyals: NonNullable<QuoteState['quote']>['total'] }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd>
        <Money riyals={riyals} />
      </dd>
    </div>
  )
}

const toCustomerBody = ({ isKnown, fullName, phoneNumber, isLater, pickupAt }: Customer) => ({
  ...(isKnown ? { customer: { fullName, phoneNumber } } : {}),
  ...(isLater ? { pickup: { date: pickupAt.slice(0, 10), time: pickupAt.slice(11, 16) } } : {}),
})
