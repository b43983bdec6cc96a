import type { Halalas } from '../money.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { InvoiceKind } from './invoice-document.ts'

/** States in which an invoice is due without a payment; a cancelled order only for a retained delivery fee. */
export const INVOICEABLE_STATES: readonly OrderState[] = ['delivered', 'completed', 'cancelled']

/**
 * Whether an order can be invoiced: its payment terms are met and its value after deductions (`due`) is above zero. An order cancelled
 * before dispatch is worth zero; after a failed delivery the delivery fee may remain.
 */
export const canInvoice = (order: { agreed: boolean; due: Halalas }): boolean => order.agreed && order.due > 0

/** Whether the invoice of an order is due: with its first payment, or with its delivery (decision 47). */
export const isInvoiceDue = (order: { state: OrderState; paid: Halalas }): boolean =>
  order.paid > 0 || INVOICEABLE_STATES.includes(order.state)

/** From this total, in halalas, a business without a VAT number gets a standard invoice (Implementing Regulations, art. 53). */
const STANDARD_FROM: Halalas = 100_000

/**
 * Standard for a business with a VAT number and, from SAR 1,000, for one with a register number alone; otherwise simplified (ZATCA
 * BR-KSA-81). A standard document to the seller's own VAT number is rejected (BR-CUSTOM-VALIDATION-01).
 */
export function invoiceKind(
  buyer: { vatNumber: string | null; registerNumber: string | null } | null,
  seller: { vatNumber: string },
  total: Halalas,
): InvoiceKind {
  if (!buyer || buyer.vatNumber === seller.vatNumber) return 'simplified'
  if (buyer.vatNumber) return 'standard'
  return buyer.registerNumber && total >= STANDARD_FROM ? 'standard' : 'simplified'
}
