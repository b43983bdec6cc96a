import type { CallInput } from '@warda/contract/call'
import { isShortAddress, normaliseShortAddress } from '@warda/domain/delivery/short-address'
import type { AddressValues } from '../../lib/delivery/address-form.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { type Basket, EMPTY_BASKET, toBasketBody } from './basket.ts'
import { NO_PAYMENT, type Payment, toPaymentBody, toTermsBody } from './payment.ts'

/** Who buys, as typed; `account` is chosen among those with the phone number. */
export type Customer = {
  isKnown: boolean
  fullName: string
  phoneNumber: string
  account: { userId: string; isCompany: boolean } | null
  /** The branch of a company; 0 while none is selected. */
  branchId: number
  purchaseOrder: string
}

/** How the flowers leave the shop, as typed; `pickupAt` is `YYYY-MM-DDTHH:mm`. */
export type HandOut = {
  way: 'now' | 'pickup' | 'delivery'
  pickupAt: string
  pickedUpBy: string
  recipient: { fullName: string; phoneNumber: string }
  address: AddressValues
  date: string
  slot: string
  /** Whether the chosen slot is past the cut-off, or full. */
  isAfterCutoff: boolean
  isOverCapacity: boolean
  hideSender: boolean
  cardMessage: string
}

/** Overrides of fee (SAR) and discount (SAR), as typed. */
export type Overrides = { deliveryFee: string; discount: string; reason: string }

/** A sale that is being typed. */
export type SaleForm = {
  basket: Basket
  customer: Customer
  handOut: HandOut
  payment: Payment
  overrides: Overrides
}

export const createSale = (city: string): SaleForm => ({
  basket: EMPTY_BASKET,
  customer: { isKnown: false, fullName: '', phoneNumber: '', account: null, branchId: 0, purchaseOrder: '' },
  handOut: {
    way: 'now',
    pickupAt: '',
    pickedUpBy: '',
    recipient: { fullName: '', phoneNumber: '' },
    address: { line: '', district: '', city, note: '', shortAddress: '' },
    date: '',
    slot: '',
    isAfterCutoff: false,
    isOverCapacity: false,
    hideSender: false,
    cardMessage: '',
  },
  payment: NO_PAYMENT,
  overrides: { deliveryFee: '', discount: '', reason: '' },
})

type QuoteBody = CallInput<'quoteCounterSale'>['body']
type SaleBody = CallInput<'placeCounterSale'>['body']

/** The fields that affect the price, as far as they are filled in. */
export function toQuoteBody(sale: SaleForm): QuoteBody {
  const { customer, handOut } = sale
  const { city, district, latitude, longitude, shortAddress = '' } = handOut.address
  const overrides = toOverrides(sale)
  return {
    ...toBasketBody(sale.basket),
    ...toBuyer(customer),
    ...(customer.isKnown && customer.account === null ? { customer: { phoneNumber: customer.phoneNumber } } : {}),
    paymentTerms: toTermsBody(sale.payment).paymentTerms,
    ...(handOut.way === 'delivery'
      ? {
          delivery: {
            ...(customer.account?.isCompany
              ? {}
              : {
                  deliveryAddress: {
                    city,
                    ...(district === undefined ? {} : { district }),
                    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
                    ...(isShortAddress(normaliseShortAddress(shortAddress)) ? { shortAddress } : {}),
                  },
                }),
            ...(handOut.date === '' ? {} : { deliveryDate: handOut.date }),
            ...(handOut.slot === '' ? {} : { deliverySlot: handOut.slot }),
          },
        }
      : {}),
    ...(overrides === null ? {} : { overrides }),
  }
}

/** The request body of the sale at the displayed total, in riyals. */
export function toSaleBody(sale: SaleForm, total: number): SaleBody {
  const { customer, handOut } = sale
  const { fullName, phoneNumber } = customer
  const overrides = toOverrides(sale)
  return {
    ...toBasketBody(sale.basket),
    ...toBuyer(customer),
    ...(customer.isKnown ? { customer: { fullName, phoneNumber } } : {}),
    ...toHandOutBody(handOut, customer.account?.isCompany === true),
    ...(handOut.cardMessage.trim() === '' ? {} : { cardMessage: handOut.cardMessage }),
    ...toPaymentBody(sale.payment, total),
    ...(overrides === null ? {} : { overrides: { ...overrides, reason: sale.overrides.reason } }),
    expectedTotal: total,
  }
}

const toBuyer = ({ isKnown, account, branchId, purchaseOrder }: Customer) =>
  isKnown && account !== null
    ? {
        userId: account.userId,
        ...(branchId === 0 ? {} : { branchId }),
        ...(purchaseOrder.trim() === '' ? {} : { purchaseOrder }),
      }
    : {}

function toHandOutBody(handOut: HandOut, isCompany: boolean): Pick<SaleBody, 'pickup' | 'delivery'> {
  const { way, pickupAt, pickedUpBy, recipient, address, date, slot, hideSender } = handOut
  if (way === 'now') return {}
  if (way === 'pickup') {
    const fullName = pickedUpBy.trim() === '' ? {} : { fullName: pickedUpBy }
    return { pickup: { date: pickupAt.slice(0, 10), time: pickupAt.slice(11, 16), ...fullName } }
  }
  return {
    delivery: {
      recipient,
      ...(isCompany ? {} : { deliveryAddress: address }),
      deliveryDate: date,
      deliverySlot: slot,
      hideSender,
    },
  }
}

/** The overrides; null without any. Those of deliveries count for deliveries only. */
function toOverrides({ handOut, overrides }: SaleForm): QuoteBody['overrides'] | null {
  const isDelivery = handOut.way === 'delivery'
  const body = {
    ...(isDelivery && overrides.deliveryFee.trim() !== '' ? { deliveryFee: overrides.deliveryFee.trim() } : {}),
    ...(toHalalas(overrides.discount) > 0 ? { discount: overrides.discount.trim() } : {}),
    ...(isDelivery && handOut.isAfterCutoff ? { isAfterCutoff: true } : {}),
    ...(isDelivery && handOut.isOverCapacity ? { isOverCapacity: true } : {}),
  }
  return Object.keys(body).length === 0 ? null : body
}

/** Whether the sale has an override, which needs a reason. */
export const hasOverrides = (sale: SaleForm): boolean => toOverrides(sale) !== null
