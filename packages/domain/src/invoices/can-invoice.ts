import type { Halalas } from '../money.ts'
import type { OrderState } from '../orders/order-states.ts'

/** States in which an invoice is due; a cancelled order only for a retained delivery fee. */
export const INVOICEABLE_STATES: readonly OrderState[] = ['delivered', 'completed', 'cancelled']

/**
 * Whether an order can be invoiced: its payment terms are met and its value after deductions (`due`) is above zero. An order cancelled
 * before dispatch is worth zero; after a failed delivery the delivery fee may remain.
 */
export const canInvoice = (order: { agreed: boolean; due: Halalas }): boolean => order.agreed && order.due > 0

/**
 * Standard for a business with a VAT number, otherwise simplified (ZATCA BR-KSA-81). A standard document to the seller's own VAT number is
 * rejected (BR-CUSTOM-VALIDATION-01).
 */
export const invoiceKind = (
  buyer: { vatNumber: string | null } | null,
  seller: { vatNumber: string },
): 'standard' | 'simplified' => (buyer?.vatNumber && buyer.vatNumber !== seller.vatNumber ? 'standard' : 'simplified')
