import { m } from '@warda/i18n/messages'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { addressToPay } from './payments-present.ts'

export type Payment = { address: string } | { problem: string }

/**
 * Requests the payment page of the outstanding amount. Open it in the same tab: phones block a new tab that opens
 * after an asynchronous call (W5).
 */
export const requestPaymentLink = async (userId: string, orderId: string): Promise<Payment> => {
  try {
    const link = await callApi('addPayment', { params: { userId, orderId } })
    const address = addressToPay(link, window.innerWidth)
    return address === null ? { problem: m.orders_link_missing_text() } : { address }
  } catch (error) {
    return { problem: getErrorMessage(error) }
  }
}

export const openPayment = (address: string): void => location.assign(address)
