import type { Address } from './invoice-document.ts'

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
