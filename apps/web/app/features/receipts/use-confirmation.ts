import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi, textOf } from '../../lib/api/call-api.ts'
import { usePageVisible } from '../../lib/browser/use-page-visible.ts'
import { type Receipt, toReceipt } from './receipt-present.ts'

export type ReceiptLink = { orderId: string; email: string; userid: string; totalPrice: string; token: string }
export type Outcome = { receipt: Receipt; message: string } | { failure: string }

/**
 * Confirms the receipt of a link, once however often it is drawn and only in front of a person: scanners of mails load links
 * unseen. Asking again answers the same (API-16). `onConfirmed` is told whose order it was.
 */
export const useConfirmation = (link: ReceiptLink | null, onConfirmed: (userId: string) => void) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const asked = useRef(false)
  const seen = usePageVisible()
  const ask = useCallback(() => {
    if (link === null) return
    setOutcome(null)
    const { orderId, email, userid: userId, token } = link
    callApi('confirmDelivery', { query: { userId, orderId, email, ...(token === '' ? {} : { token }) } }).then(
      ({ data, message }) => {
        setOutcome({ receipt: toReceipt(data), message })
        onConfirmed(userId)
      },
      (error: unknown) => setOutcome({ failure: textOf(error) }),
    )
  }, [link, onConfirmed])
  useEffect(() => {
    if (link === null || !seen || asked.current) return
    asked.current = true
    ask()
  }, [link, seen, ask])
  return { outcome, ask }
}
