import { type RefObject, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { notify } from '../../ui/feedback/toast.ts'
import type { PhoneOrder } from './phone-order.ts'
import { toBody } from './phone-present.ts'
import { type PlacedPhoneOrder, placePhoneOrder } from './use-phone-order.ts'
import { fetchQuote } from './use-quote.ts'

/** Totals in riyals; `before` is null when none had been shown. */
export type TotalChange = { before: number | null; now: number }

type PlaceOrder = {
  element: RefObject<HTMLFormElement | null>
  place: ReturnType<PhoneOrder['submit']>
  change: TotalChange | null
  /** Places the order at the new total. */
  agree: () => void
  dismiss: () => void
}

/** Places the order at the displayed total; when the server answers another total, asks for confirmation and places nothing. */
export const usePlaceOrder = (order: PhoneOrder, onPlaced: (order: PlacedPhoneOrder) => void): PlaceOrder => {
  const element = useRef<HTMLFormElement>(null)
  const agreed = useRef<number | null>(null)
  const [change, setChange] = useState<TotalChange | null>(null)
  const place = order.submit(async (values) => {
    const expectedTotal = agreed.current ?? order.quoted.quote?.total ?? null
    agreed.current = null
    try {
      if (expectedTotal === null) throw new ApiError(409, PRICE_CHANGED, '')
      onPlaced(await placePhoneOrder(toBody(values, expectedTotal)))
    } catch (error) {
      if (error instanceof ApiError && error.code === PRICE_CHANGED) {
        const { total } = await fetchQuote(values)
        setChange({ before: expectedTotal, now: total })
      } else void notify.error(getErrorMessage(error))
      throw error
    }
  })
  const agree = (): void => {
    agreed.current = change?.now ?? null
    setChange(null)
    element.current?.requestSubmit()
  }
  return { element, place, change, agree, dismiss: () => setChange(null) }
}

const PRICE_CHANGED = 'order.price_changed'
