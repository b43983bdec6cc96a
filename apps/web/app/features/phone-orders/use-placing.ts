import { type RefObject, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { notify } from '../../ui/feedback/toast.ts'
import type { PhoneOrder } from './phone-order.ts'
import { toBody } from './phone-present.ts'
import { type Placed, placePhoneOrder } from './use-phone-order.ts'
import { fetchQuote } from './use-quote.ts'

/** The total that was shown and the total now, riyals; `before` is null when none had been shown. */
export type Change = { before: number | null; now: number }

type Placing = {
  element: RefObject<HTMLFormElement | null>
  place: ReturnType<PhoneOrder['submit']>
  change: Change | null
  /** Places it at the new price. */
  agree: () => void
  back: () => void
}

/**
 * Places the order at the total on the screen. When the shop would charge another one, nothing is placed and the new total is
 * shown for confirmation. A refusal leaves the form as it is.
 */
export const usePlacing = (order: PhoneOrder, onPlaced: (order: Placed) => void): Placing => {
  const element = useRef<HTMLFormElement>(null)
  const agreed = useRef<number | null>(null)
  const [change, setChange] = useState<Change | null>(null)
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
  return { element, place, change, agree, back: () => setChange(null) }
}

const PRICE_CHANGED = 'order.price_changed'
