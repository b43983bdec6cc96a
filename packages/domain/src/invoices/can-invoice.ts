import type { Halalas } from '../money.ts'
import type { OrderState } from '../orders/order-states.ts'

/** States in which an order is over and what it is worth is due: a cancelled one only for a drive that is kept. */
export const INVOICEABLE_STATES: readonly OrderState[] = ['delivered', 'completed', 'cancelled']

/**
 * Whether an order has something to invoice: it is agreed and still worth something (`due`, after what was taken off it). One that was
 * cancelled before it left is worth nothing; one that was given up at the door may be worth the drive.
 */
export const canInvoice = (order: { agreed: boolean; due: Halalas }): boolean => order.agreed && order.due > 0

/** Standard for a business with a VAT number, simplified for everybody else (ZATCA BR-KSA-81). */
export const invoiceKind = (buyer: { vatNumber: string | null } | null): 'standard' | 'simplified' =>
  buyer?.vatNumber ? 'standard' : 'simplified'
