import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { usePageVisible } from '../../lib/browser/use-page-visible.ts'
import { type Receipt, toReceipt } from './receipt-present.ts'

export type ReceiptLink = { orderId: string; email: string; userid: string; totalPrice: string; token: string }
export type Outcome = { receipt: Receipt; message: string } | { failure: string }

/**
 * Confirms the receipt once, and only while the page is visible, because mail scanners prefetch links. Repeating the
 * call is safe (API-16). `onConfirmed` receives the user of the order.
 */
export const useConfirmation = (link: ReceiptLink | null, onConfirmed: (userId: string) => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const hasRequested = useRef(false)
  const isVisible = usePageVisible()
  const confirm = useCallback(() => {
    if (link === null) return
    setOutcome(null)
    const { orderId, email, userid: userId, token } = link
    callApi('confirmDelivery', { query: { userId, orderId, email, ...(token === '' ? {} : { token }) } }).then(
      ({ data, message }) => {
        setOutcome({ receipt: toReceipt(data), message })
        onConfirmed(userId)
      },
      (error: unknown) => setOutcome({ failure: getErrorMessage(error) }),
    )
  }, [link, onConfirmed])
  useEffect(() => {
    if (link === null || !isVisible || hasRequested.current) return
    hasRequested.current = true
    confirm()
  }, [link, isVisible, confirm])
  return { outcome, confirm }
}
