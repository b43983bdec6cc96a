import { isCommercialRegistrationNumber, isVatNumber } from '../clients/registration-numbers.ts'
import type { Halalas } from '../money.ts'
import type { OrderState } from '../orders/order-states.ts'
import { canInvoice, invoiceKind, isInvoiceDue } from './can-invoice.ts'
import type { Address } from './invoice-document.ts'

export type BusinessNumbers = { vatNumber: string | null; registerNumber: string | null }

export type AddressField = keyof Address<string>

const FIELD_RULES: Record<AddressField, (value: string) => boolean> = {
  street: (value) => value.trim() !== '',
  buildingNumber: (value) => /^\d{4}$/.test(value),
  district: (value) => value.trim() !== '',
  city: (value) => value.trim() !== '',
  postalCode: (value) => /^\d{5}$/.test(value),
}

const FIELDS = ['street', 'buildingNumber', 'district', 'city', 'postalCode'] as const

/** The parts of a business's address that a standard document still needs (ZATCA BR-KSA-10, -63, -67). */
export const missingAddressFields = (address: Address<string>): AddressField[] =>
  FIELDS.filter((field) => !FIELD_RULES[field](address[field]))

/** A tax document names a buyer's numbers only when they are valid (BR-KSA-40, -44); profiles accept others (decision 34). */
export const validNumbers = ({ vatNumber, registerNumber }: BusinessNumbers): BusinessNumbers => ({
  vatNumber: vatNumber !== null && isVatNumber(vatNumber) ? vatNumber : null,
  registerNumber: registerNumber !== null && isCommercialRegistrationNumber(registerNumber) ? registerNumber : null,
})

export type OrderToInvoice = { state: OrderState; agreed: boolean; total: Halalas; paid: Halalas; due: Halalas }

/** Whether the invoice of an order is due and waits for the national address of its client. */
export const waitsForAddress = (order: OrderToInvoice, client: BusinessNumbers & Address<string>): boolean =>
  isInvoiceDue(order) &&
  canInvoice(order) &&
  // No comparison with the seller's VAT number: a client with that number gets a simplified invoice at once.
  invoiceKind(validNumbers(client), { vatNumber: '' }, order.total) === 'standard' &&
  missingAddressFields(client).length > 0
