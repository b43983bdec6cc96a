import { m } from '@warda/i18n/messages'
import { callApi, textOf } from '../../lib/api/call-api.ts'
import { addressToPay } from './payments-present.ts'

export type Payment = { address: string } | { problem: string }

/**
 * Asks for the payment page of what is outstanding. It is to be opened in this tab: a new one, opened after waiting for
 * the answer, is blocked by phones (W5).
 */
export const requestPaymentLink = async (userId: string, orderId: string): Promise<Payment> => {
  try {
    const link = await callApi('addPayment', { params: { userId, orderId } })
    const address = addressToPay(link, window.innerWidth)
    return address === null ? { problem: m.orders_link_missing_text() } : { address }
  } catch (error) {
    return { problem: textOf(error, m.orders_link_missing_text()) }
  }
}

/** Goes to the payment page in this tab. */
export const openPayment = (address: string): void => location.assign(address)
