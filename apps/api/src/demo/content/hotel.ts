import type { PaymentTerms } from '@warda/domain/orders/payment-terms'

/** Branches of the demo's hotel beside its first two. */
export const MORE_BRANCHES = [
  {
    branchName: 'Diriyah Residences',
    address: 'Al Bujairi Street 4, Diriyah, Riyadh 13711',
    phoneNumber: '0112004403',
  },
  { branchName: 'Airport Lodge', address: 'King Khalid Airport Road 61, Riyadh 13455', phoneNumber: '0112004404' },
  { branchName: 'فندق الملز', address: 'شارع الستين ٢٥، حي الملز، الرياض', phoneNumber: '0112004405' },
  { branchName: 'KAFD Boutique Hotel', address: 'KAFD Parcel 3.07, Al Aqiq, Riyadh 13519', phoneNumber: '0112004406' },
] as const

/** What became of an order: paid by bank transfer or link, still owed, owed in new parts, owed in part after a credit, or cancelled. */
type Outcome = 'transfer' | 'link' | 'open' | 'rescheduled' | 'credited' | 'cancelled'

export type HotelOrder = {
  /** Days before the demo's present on which the flowers were ordered; they came the next open day. */
  daysAgo: number
  /** Branch in the order in which they were added. */
  branch: number
  terms: PaymentTerms
  sku: string
  quantity: number
  outcome: Outcome
}

/**
 * A year of the hotel's orders, the oldest first. Postponed orders are due after 30 days, so that the open ones are of every age: not due yet,
 * and overdue by up to 30, 60, 90 and more days.
 */
export const HOTEL_ORDERS: readonly HotelOrder[] = [
  { daysAgo: 355, branch: 0, terms: 'postponed', sku: 'ROSES-02-LA', quantity: 2, outcome: 'transfer' },
  { daysAgo: 322, branch: 1, terms: 'postponed', sku: 'MIXED-03-ME', quantity: 2, outcome: 'transfer' },
  { daysAgo: 291, branch: 0, terms: 'monthly', sku: 'PLANTS-01-LA', quantity: 3, outcome: 'transfer' },
  { daysAgo: 262, branch: 2, terms: 'postponed', sku: 'TULIPS-01-ME', quantity: 2, outcome: 'link' },
  { daysAgo: 230, branch: 3, terms: 'cash', sku: 'MIXED-01-ME', quantity: 1, outcome: 'transfer' },
  { daysAgo: 201, branch: 4, terms: 'postponed', sku: 'ROSES-08-ME', quantity: 2, outcome: 'link' },
  { daysAgo: 172, branch: 5, terms: 'postponed', sku: 'MIXED-08-ME', quantity: 2, outcome: 'cancelled' },
  { daysAgo: 151, branch: 0, terms: 'postponed', sku: 'ROSES-05-LA', quantity: 2, outcome: 'open' },
  { daysAgo: 138, branch: 3, terms: 'postponed', sku: 'TULIPS-05-ME', quantity: 2, outcome: 'credited' },
  { daysAgo: 112, branch: 1, terms: 'postponed', sku: 'MIXED-03-ME', quantity: 1, outcome: 'open' },
  { daysAgo: 97, branch: 4, terms: 'postponed', sku: 'ROSES-02-LA', quantity: 1, outcome: 'rescheduled' },
  { daysAgo: 79, branch: 2, terms: 'postponed', sku: 'MIXED-01-ME', quantity: 2, outcome: 'open' },
  { daysAgo: 64, branch: 5, terms: 'postponed', sku: 'PLANTS-01-LA', quantity: 1, outcome: 'link' },
  { daysAgo: 47, branch: 3, terms: 'postponed', sku: 'ROSES-08-ME', quantity: 1, outcome: 'open' },
  { daysAgo: 41, branch: 0, terms: 'monthly', sku: 'WEDDING-02-LA', quantity: 1, outcome: 'open' },
  { daysAgo: 26, branch: 5, terms: 'postponed', sku: 'TULIPS-01-ME', quantity: 1, outcome: 'open' },
  { daysAgo: 12, branch: 1, terms: 'postponed', sku: 'MIXED-08-ME', quantity: 2, outcome: 'open' },
  { daysAgo: 5, branch: 4, terms: 'postponed', sku: 'ROSES-05-LA', quantity: 1, outcome: 'open' },
]

/** The hotel's standing orders. */
export const HOTEL_STANDING = [
  {
    name: 'Lobby flowers',
    branch: 0,
    cadence: 'weekly',
    day: 0,
    sku: 'MIXED-03-ME',
    quantity: 2,
    purchaseOrder: 'FRAME-2026-01',
  },
  {
    name: 'زهور الاستقبال',
    branch: 4,
    cadence: 'monthly',
    day: 1,
    sku: 'ROSES-08-ME',
    quantity: 1,
    purchaseOrder: null,
  },
] as const
