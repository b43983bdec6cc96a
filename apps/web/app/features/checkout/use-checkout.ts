import type { ShopperOrder } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, withReference } from '../../lib/api/call-api.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { takeDeliveryChoice } from '../../lib/delivery/delivery-choice.ts'
import { findZoneError } from '../../lib/delivery/zones.ts'
import { lateResolver } from '../../lib/forms/late-resolver.ts'
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts'
import type { Session } from '../../lib/session/session.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import {
  type BuyerKind,
  type CheckoutForm,
  type CheckoutValues,
  emptyCheckout,
  findStep,
  listStepFields,
  STEPS,
  type Step,
} from './checkout-form.ts'
import { type SummaryLine, toOrderBody } from './checkout-present.ts'
import { loadRules } from './later-parts.ts'
import { isPending, placeOrder } from './place-order.ts'
import { useAcceptedTexts } from './use-accepted-texts.ts'
import { loadZoneRules, refreshDeliveryDays, useQuote } from './use-checkout-data.ts'
import { usePriceChange } from './use-price-change.ts'
import { useStep } from './use-step.ts'

type CheckoutInput = {
  session: Session
  kind: BuyerKind
  /** The lines on the page. */
  lines: readonly SummaryLine[]
  onPlaced: (order: ShopperOrder) => void
}

/** State of the checkout: form, open step, quote and submission. The order is placed at the total on the page or not at all. */
export const useCheckout = ({ session, kind, lines, onPlaced }: CheckoutInput) => {
  const { step, reached, open } = useStep()
  const [askRecipient, setAskRecipient] = useState(false)
  const { city: shopCity } = useBrand()
  const resolver = useMemo(() => {
    const load = () => loadRules().then(({ checkoutRules }) => checkoutRules(kind, askRecipient))
    return lateResolver<CheckoutValues, CheckoutValues>(load)
  }, [kind, askRecipient])
  const checkout = useValidatedForm({
    resolver,
    defaults: {
      ...emptyCheckout,
      deliveryAddress: { ...emptyCheckout.deliveryAddress, city: shopCity },
    },
    draft: { name: `checkout:${session.userId}` },
  })
  const { form } = checkout
  useChosenDelivery(form, kind)
  const [couponCode, usePoints, paymentTerms] = form.watch(['couponCode', 'usePoints', 'paymentTerms'])
  const [latitude, longitude] = form.watch(['deliveryAddress.latitude', 'deliveryAddress.longitude'])
  const hasCoordinates = kind !== 'business' && latitude !== undefined && longitude !== undefined
  const place = hasCoordinates ? { latitude, longitude } : null
  const [city, district = ''] = form.watch(['deliveryAddress.city', 'deliveryAddress.district'])
  const zone = useDebounced(kind === 'business' ? '' : JSON.stringify({ city, district }))
  const [chosen, deliveryDate, deliverySlot] = form.watch(['askRecipient', 'deliveryDate', 'deliverySlot'])
  // The rules follow the form, whose draft may be restored.
  if (chosen !== askRecipient && kind === 'retail') setAskRecipient(chosen)
  const quote = useQuote(session.userId, {
    couponCode,
    usePoints,
    place: askRecipient ? null : place,
    zone: askRecipient || zone === '' ? null : JSON.parse(zone),
    ask: askRecipient ? { deliveryDate, deliverySlot } : null,
  })
  const { change, explain, clear } = usePriceChange(session.userId, quote)
  const texts = useAcceptedTexts(quote)
  const terms = quote.data?.terms
  useEffect(() => {
    const first = terms?.[0]
    if (first !== undefined && !terms?.includes(paymentTerms)) form.setValue('paymentTerms', first)
  }, [terms, paymentTerms, form])

  const next = async (from: Step): Promise<void> => {
    const nextStep = STEPS[STEPS.indexOf(from) + 1]
    if (!(await checkout.check(listStepFields(from, kind, askRecipient)))) return
    if (from === 'who' && kind === 'retail' && !askRecipient && !(await checkZone(form))) return
    if (from === 'who' && quote.data?.purchaseOrderRequired && !hasPurchaseOrder(form)) return
    if (nextStep) open(nextStep)
  }
  const submit = checkout.submit(
    async (values) => {
      try {
        const redeemPoints = values.usePoints ? (quote.data?.points.usable ?? 0) : 0
        const expectedTotal = change?.now ?? quote.data?.total
        onPlaced(
          await placeOrder(
            session.userId,
            toOrderBody(values, kind, { redeemPoints, expectedTotal, acceptedTexts: texts.seen }),
          ),
        )
      } catch (error) {
        clear()
        await explain(error, lines)
        await texts.renew(error)
        throw openFailedStep(error, (field) => flushSync(() => open(findStep(field))))
      }
    },
    (errors) => {
      const first = STEPS.find((candidate) => Object.keys(errors).some((field) => findStep(field) === candidate))
      if (first) flushSync(() => open(first))
    },
  )
  return {
    checkout,
    askRecipient,
    step,
    reached,
    open,
    next,
    submit,
    quote: quote.data,
    quoting: quote.isFetching,
    change,
  }
}

/** Starts with the place and day chosen on a product page, also over an older draft; a business order goes to a branch. */
const useChosenDelivery = (form: CheckoutForm['form'], kind: BuyerKind): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the draft was restored
  useEffect(() => {
    const choice = takeDeliveryChoice()
    if (choice === null) return
    const how = { shouldDirty: true } as const
    if (kind === 'retail' && choice.city !== '') {
      form.setValue('deliveryAddress.city', choice.city, how)
      form.setValue('deliveryAddress.district', choice.district, how)
    }
    if (choice.date === '' || choice.date === form.getValues('deliveryDate')) return
    form.setValue('deliveryDate', choice.date, how)
    form.setValue('deliverySlot', '', how)
  }, [])
}

/** The number that the client requires, before the next step; the server checks it too. */
const hasPurchaseOrder = (form: CheckoutForm['form']): boolean => {
  if (form.getValues('purchaseOrder').trim() !== '') return true
  form.setError('purchaseOrder', { type: 'server', message: m.error_purchase_order_required() })
  form.setFocus('purchaseOrder')
  return false
}

/** Refuses an address that the shop does not serve before the next step, at its field (AGREE-02). */
const checkZone = async (form: CheckoutForm['form']): Promise<boolean> => {
  const rules = await loadZoneRules()
  const error = rules && findZoneError(rules.zones, rules.days, form.getValues('deliveryAddress'))
  if (!error) return true
  form.setError(error.field, { type: 'server', message: error.message })
  if (error.field !== 'deliveryAddress.latitude') form.setFocus(error.field)
  return false
}

/**
 * Opens the step of the first invalid field, so that it can be focused, and replaces an unknown outcome by its own
 * message.
 */
const openFailedStep = (error: unknown, openStepFor: (field: string) => void): unknown => {
  if (isPending(error)) return new ApiError(0, 'unsettled', withReference(m.checkout_unsettled(), error))
  if (!(error instanceof ApiError)) return error
  if (error.code === 'slot.full') {
    void refreshDeliveryDays()
    openStepFor('deliverySlot')
    return withFormMessage(error, { deliverySlot: [m.checkout_slot_gone()] })
  }
  const first = Object.keys(error.errors)[0]
  if (first === undefined) return error
  openStepFor(first)
  return withFormMessage(error, error.errors)
}

/** Adds a message at the foot of the form, because the invalid field may be out of view. */
const withFormMessage = ({ status, code, message }: ApiError, errors: Record<string, string[]>): ApiError =>
  new ApiError(status, code, message, { ...errors, form: [m.checkout_fix()] })
