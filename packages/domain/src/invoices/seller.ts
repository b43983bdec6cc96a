import { isCommercialRegistrationNumber, isVatNumber } from '../clients/registration-numbers.ts'
import type { Seller, Words } from './invoice-document.ts'

const inBoth = ({ en, ar }: Words): boolean => en.trim() !== '' && ar.trim() !== ''

/**
 * Whether a shop has said all of itself that a tax document must name (ZATCA BR-KSA-08, -09, -37, -39, -40, -66): without it none is issued.
 * A telephone is not among it.
 */
export const isCompleteSeller = (seller: Omit<Seller, 'phone'>): boolean =>
  isVatNumber(seller.vatNumber) &&
  isCommercialRegistrationNumber(seller.crNumber) &&
  /^\d{4}$/.test(seller.buildingNumber) &&
  /^\d{5}$/.test(seller.postalCode) &&
  [seller.name, seller.street, seller.district, seller.city].every(inBoth)
