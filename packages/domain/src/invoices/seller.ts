import { isCommercialRegistrationNumber, isVatNumber } from '../clients/registration-numbers.ts'
import type { LocalizedText, Seller } from './invoice-document.ts'

const isBilingual = ({ en, ar }: LocalizedText): boolean => en.trim() !== '' && ar.trim() !== ''

/**
 * Whether all seller data that a tax document needs is present (ZATCA BR-KSA-08, -09, -37, -39, -40, -66); without it no document is issued.
 * A phone number is not needed.
 */
export const isCompleteSeller = (seller: Omit<Seller, 'phone'>): boolean =>
  isVatNumber(seller.vatNumber) &&
  isCommercialRegistrationNumber(seller.crNumber) &&
  /^\d{4}$/.test(seller.buildingNumber) &&
  /^\d{5}$/.test(seller.postalCode) &&
  [seller.name, seller.street, seller.district, seller.city].every(isBilingual)
