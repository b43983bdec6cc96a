import type { CounterQuote } from '@warda/contract/counter-sales'
import { m } from '@warda/i18n/messages'
import type { ReactNode, SetStateAction } from 'react'
import { ApiError } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useDraftState } from '../../lib/forms/use-draft-state.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { DiscountLines, getFullFee } from '../../ui/data/order-amounts.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { DiscountCodeField } from '../../ui/forms/discount-code-field.tsx'
import { addFreeLine, addItem, isEmpty } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { FreeLineForm } from './free-line-form.tsx'
import { HandOutFields } from './hand-out-fields.tsx'
import { ItemPicker } from './item-picker.tsx'
import { OverrideFields, type Permitted } from './override-fields.tsx'
import { PayPanel } from './pay-panel.tsx'
import { calculateCash, type UnpaidWay } from './payment.ts'
import { createSale, hasOverrides, type SaleForm } from './sale-form.ts'
import { placeSale, type QuoteState, type SoldSale, useQuote } from './use-counter.ts'

/** The session storage name of the sale that is being typed. */
const DRAFT_NAME = 'counter-sale'

const findFieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.[0] : undefined

const applyChange = <T,>(before: T, change: SetStateAction<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change

type CounterFormProps = { hasDrawer: boolean; permitted: Permitted; onSold: (sale: SoldSale) => void }

/** One sale: what is sold on one side; who buys, how it leaves the shop and how it is paid on the other. */
export function CounterForm({ hasDrawer, permitted, onSold }: CounterFormProps) {
  const draft = useDraftState<SaleForm>(DRAFT_NAME, createSale(useBrand().city))
  const form = draft.value
  const { basket, customer, handOut, payment, overrides } = form
  const set = <K extends keyof SaleForm>(part: K, change: SetStateAction<SaleForm[K]>): void =>
    draft.setValue((before) => ({ ...before, [part]: applyChange(before[part], change) }))
  const quoted = useQuote(form)
  const { quote, isCurrent } = quoted
  const total = quote?.total ?? 0
  const { rest, change } = calculateCash(payment, total)
  const sale = useApiMutation(() => placeSale(form, total), {
    onSuccess: (sold) => {
      draft.clear()
      onSold(sold)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'order.price_changed') quoted.refetch()
    },
  })
  const getError = (field: string): string | undefined =>
    findFieldError(sale.error, field) ??
    findFieldError(quoted.error, field) ??
    quote?.remarks.find((remark) => remark.field === field && remark.variantId === null)?.message
  const isReady =
    isCurrent &&
    quote !== null &&
    quote.remarks.length === 0 &&
    rest === 0 &&
    change >= 0 &&
    !(hasOverrides(form) && overrides.reason.trim() === '')
  return (
    <div className="grid gap-x-5 gap-y-6 md:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <ItemPicker onAdd={(item) => set('basket', (before) => addItem(before, item))} />
      <section
        aria-label={m.counter_basket()}
        className="grid min-w-0 content-start gap-4 self-start rounded-card border border-line bg-card p-4"
      >
        {isEmpty(basket) ? (
          <p className="text-ink-soft">{m.counter_basket_empty()}</p>
        ) : (
          <BasketLines basket={basket} quote={quote} onChange={(next) => set('basket', next)} />
        )}
        <FreeLineForm onAdd={(line) => set('basket', (before) => addFreeLine(before, line))} />
        {!isEmpty(basket) && (
          <>
            <CustomerFields
              customer={customer}
              quote={quote}
              getError={getError}
              onChange={(next) => set('customer', next)}
            />
            <HandOutFields
              handOut={handOut}
              customer={customer}
              promises={{ isAfterCutoff: permitted.cutoff, isOverCapacity: permitted.capacity }}
              getError={getError}
              onChange={(next) => set('handOut', next)}
            />
            <DiscountCodeField
              value={basket.couponCode}
              error={getError('couponCode')}
              onChange={({ target }) => set('basket', { ...basket, couponCode: target.value })}
            />
            <OverrideFields
              sale={form}
              quote={quote}
              permitted={permitted}
              getError={getError}
              onChange={(next) => set('overrides', next)}
            />
            <Totals quoted={quoted} isDelivery={handOut.way === 'delivery'} />
            <PayPanel
              payment={payment}
              total={total}
              hasDrawer={hasDrawer}
              unpaid={listUnpaidWays(form, quote)}
              onChange={(next) => set('payment', next)}
            />
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

/** The payment terms without a payment now: only for known customers; flowers handed over at once only on account. */
function listUnpaidWays({ customer, handOut }: SaleForm, quote: CounterQuote | null): UnpaidWay[] {
  if (!customer.isKnown) return []
  const credit = (['postponed', 'monthly'] as const).filter((terms) => quote?.terms.includes(terms))
  return handOut.way === 'now' ? credit : ['online', 'later', ...credit]
}

const EMPTY_TOTAL = 0 as NonNullable<QuoteState['quote']>['total']

/** Fields of the form that show their own errors. */
const HAS_OWN_PLACE = /^(couponCode|branchId|purchaseOrder|delivery|overrides\.)/

/** The totals of the quote, and why the sale cannot be placed. */
function Totals({ quoted: { quote, error, refetch }, isDelivery }: { quoted: QuoteState; isDelivery: boolean }) {
  if (error) return <FailedNotice error={error} onRetry={refetch} />
  if (!quote) return null
  const problems = quote.remarks.filter(
    ({ variantId, field }) => variantId === null && !(field !== null && HAS_OWN_PLACE.test(field)),
  )
  return (
    <>
      {problems.map(({ code, message }) => (
        <Notice key={code} tone="error">
          {message}
        </Notice>
      ))}
      <dl className="grid gap-1">
        <DiscountLines discounts={quote.discounts} target="goods" line={toSum} />
        {isDelivery && <Sum label={m.counter_delivery_fee()} riyals={getFullFee(quote)} />}
        <DiscountLines discounts={quote.discounts} target="delivery" line={toSum} />
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

const toSum = (label: ReactNode, riyals: number): ReactNode => <Sum label={label} riyals={riyals} />

function Sum({ label, riyals }: { label: ReactNode; riyals: number }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd>
        <Money riyals={riyals} />
      </dd>
    </div>
  )
}
