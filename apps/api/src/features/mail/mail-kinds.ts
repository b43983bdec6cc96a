import type { FailureReason } from '@warda/domain/delivery/failed-delivery'

/** An order as its mails tell it. Amounts are halalas, `deliveryDate` is `YYYY-MM-DD` in Riyadh, texts are as the buyer typed them. */
export type OrderMail = {
  orderNumber: string
  /** `name` in the mail's language; `size` as the catalogue keys it (small, medium, large). */
  lines: { name: string; size: string; quantity: number; total: number }[]
  subtotal: number
  discount: number
  redeemed: number
  deliveryFee: number
  /** Contained in `total`. */
  vat: number
  total: number
  deliveryDate: string
  /** Times of day in Riyadh, `HH:MM`. */
  deliverySlot: { start: string; end: string }
  recipient: { name: string; phone: string }
  /** One line: street, district, city, or the branch with its address. */
  address: string
  cardMessage: string | null
  /** Where the buyer finds the order, a path such as `/orders/{userId}`. */
  orderPath: string
}

export type OrderChange = 'recipient' | 'address' | 'window' | 'card' | 'fee'

/** Every kind of mail and what it carries. Never a secret: links are made from `nonce` when the mail is written. */
export type MailPayloads = {
  'confirm-email': { fullName: string; nonce: string; email: string }
  'change-email': { fullName: string; nonce: string; email: string }
  'reset-password': { fullName: string; nonce: string; email: string }
  'password-changed': { fullName: string; at: string }
  'email-changed-notice': { fullName: string; newEmail: string }
  'welcome-code': { fullName: string; code: string; percent: number }
  'order-placed': OrderMail & { fullName: string }
  'order-paid': OrderMail & { fullName: string }
  /** `refundTo` says where the refund goes; old mails have none. */
  'order-cancelled': OrderMail & { fullName: string; refund: number; refundTo?: 'credit' | 'cash' | 'transfer' }
  /** What the shop changed of an order, as agreed with its buyer; the order as it stands now. `feeDifference` in halalas, where delivery costs more or less. */
  'order-changed': OrderMail & { fullName: string; changed: OrderChange[]; feeDifference?: number }
  /** Where an order taken on the telephone is paid; `amount` in halalas, `link` an absolute address. */
  'pay-link': { fullName: string; orderNumber: string; amount: number; link: string; orderPath: string }
  'payment-late-credit': { fullName: string; orderNumber: string; amount: number; orderPath: string }
  /** Money taken by hand that leaves something to pay: how much came, how much is left, the next day it is due (`YYYY-MM-DD` or null). */
  'payment-received': {
    fullName: string
    orderNumber: string
    amount: number
    remaining: number
    dueDate: string | null
    orderPath: string
  }
  'debt-reminder': {
    fullName: string
    orderNumber: string
    stage: 'soon' | 'due' | 'late'
    amount: number
    dueDate: string
    orderPath: string
  }
  'receipt-link': {
    fullName: string
    orderNumber: string
    orderId: string
    userId: string
    email: string
    total: number
    /** Milliseconds, UTC; the link is worth nothing from then on. */
    expiresAt: number
  }
  'order-received': { fullName: string; orderNumber: string; orderPath: string }
  'delivery-failed': {
    fullName: string
    orderNumber: string
    reason: FailureReason
    /** What the buyer may choose: the window (null when none is offered), and what giving the order up brings, halalas. */
    nextDate: string | null
    nextSlot: { start: string; end: string } | null
    credit: number
    kept: number
    orderPath: string
  }
  'order-given-up': { fullName: string; orderNumber: string; credit: number; kept: number; orderPath: string }
  'client-reviewed': {
    fullName: string
    organizationName: string
    decision: 'approved' | 'rejected'
    note: string
    path: string
  }
  'registration-expiry': {
    fullName: string
    organizationName: string
    stage: 'month' | 'week' | 'day'
    /** `YYYY-MM-DD`. */
    expires: string
    path: string
  }
  /** An order above its branch's budget asks the client's owner; `total` in halalas. */
  'approval-asked': {
    fullName: string
    orderNumber: string
    branchName: string
    managerName: string
    total: number
    dashboardPath: string
  }
  'approval-decided': { fullName: string; orderNumber: string; approved: boolean; orderPath: string }
  /** A date of a standing order that could not be placed; `problem` is the code of the refusal, `date` a day of Riyadh. */
  'standing-problem': {
    fullName: string
    name: string
    branchName: string
    date: string
    problem: string
    dashboardPath: string
  }
  /** A month's statement of a client, with its PDF; `month` is `YYYY-MM`, `owed` halalas of now. */
  'monthly-statement': {
    fullName: string
    clientId: number
    month: string
    owed: number
    dashboardPath: string
  }
  /** A place in the shop's team; the link is made from `nonce` when the mail is written. */
  invitation: { fullName: string; email: string; nonce: string; inviterName: string; role: 'office' | 'delivery' }
  'problem-acknowledged': { problemType: string; reference: number }
  /** The shop's answer to what somebody wrote (`description`), both as typed. */
  'problem-answered': { name: string; reference: number; text: string; description: string }
  'problem-received': {
    reference: number
    name: string
    email: string
    phone: string
    problemType: string
    description: string
  }
}

export type MailKind = keyof MailPayloads
