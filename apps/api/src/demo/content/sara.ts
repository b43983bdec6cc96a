import { type DemoOrder, DOORS } from './orders.ts'

export type SaraOrder = Omit<DemoOrder, 'buyer' | 'day'> & {
  /** Rejected before it was paid. */
  isRejected?: boolean
}

const common = {
  quantity: 1,
  to: { fullName: 'Huda Alharbi', phoneNumber: '0551234021' },
  door: DOORS.yasmin,
} as const

/** Completed, cancelled, and delivered but not confirmed; `daysAgo` before the demo's present, the oldest first. */
export const SARA_PAST: readonly (SaraOrder & { daysAgo: number })[] = [
  {
    ...common,
    daysAgo: 21,
    terms: 'online',
    slot: 1,
    sku: 'ROSES-01-ME',
    card: 'For the best mother.',
    driver: 'yousef',
    steps: ['pay', 'start', 'deliver', 'receive'],
  },
  { ...common, daysAgo: 8, terms: 'online', slot: 2, sku: 'MIXED-01-ME', isRejected: true, steps: [] },
  {
    ...common,
    daysAgo: 1,
    terms: 'cash',
    slot: 2,
    sku: 'TULIPS-01-ME',
    driver: 'yousef',
    steps: ['start', 'payAll', 'deliver'],
  },
]

export const SARA_UNDER_WAY: SaraOrder = {
  ...common,
  terms: 'online',
  slot: 3,
  sku: 'MIXED-03-ME',
  driver: 'yousef',
  steps: ['pay', 'start'],
}

/** Not paid yet: the buyer has half an hour. */
export const SARA_PENDING: SaraOrder = { ...common, terms: 'online', slot: 2, sku: 'ROSES-02-LA', steps: [] }

/** One of each calendar; `daysAhead` is far enough that no mail is due when the demo begins. */
export const SARA_REMINDERS = [
  {
    recipientName: 'Huda Alharbi',
    occasion: 'birthday',
    occasionText: '',
    calendar: 'gregorian',
    daysAhead: 38,
    daysBefore: 7,
  },
  {
    recipientName: 'Mother and Father',
    occasion: '',
    occasionText: 'Wedding anniversary',
    calendar: 'hijri',
    daysAhead: 75,
    daysBefore: 14,
  },
] as const

/** Flowers for her mother every two weeks. */
export const SARA_SUBSCRIPTION = {
  sku: 'MIXED-01-ME',
  cadence: 'fortnightly',
  slot: '11:00-13:00',
  recipient: common.to,
  deliveryAddress: { ...DOORS.yasmin, city: 'الرياض' },
  cardMessage: 'Have a good week.',
  paysFromCredit: false,
} as const
