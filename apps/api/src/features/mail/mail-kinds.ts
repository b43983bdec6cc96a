import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import type { StatusWords } from '@warda/domain/orders/status-words'
import type { OrderAmounts } from '@warda/domain/payments/order-amounts'

/** An order in a mail. Amounts are halalas, `deliveryDate` is `YYYY-MM-DD` in Riyadh, texts are as typed. */
export type OrderMail = {
  orderNumber: string
  /** `name` in the language of the mail; `size` is the key of the size; `picture` a path, absent in mails queued by older versions. */
  lines: { name: string; size: string; quantity: number; total: number; picture?: string | null }[]
  subtotal: number
  discount: number
  /** The discounts by name; the delivery fee is the one after its discount. Absent in mails queued by older versions. */
  discounts?: { target: 'goods' | 'delivery'; name: string; amount: number }[]
  redeemed: number
  deliveryFee: number
  /** VAT contained in `total`. */
  vat: number
  total: number
  /** Paid and open amount; absent in mails queued by older versions. */
  paid?: number
  outstanding?: number
  /** Status words when the mail was written; absent in mails queued by older versions. */
  statusWords?: StatusWords
  /** Until when an unpaid order is held (ISO, UTC), and its id for the payment link; null for orders that are not paid online. */
  hold?: { until: string; orderId: string } | null
  /** Until when the order waits for its recipient's address (ISO, UTC); null or absent when it does not. */
  addressRequest?: { until: string } | null
  /** A subscription of the buyer placed the order. */
  isFromSubscription?: boolean
  deliveryDate: string
  /** Times of day in Riyadh, `HH:MM`. */
  deliverySlot: { start: string; end: string }
  recipient: { name: string; phone: string }
  /** One line: street, district and city, or the branch with its address. */
  address: string
  cardMessage: string | null
  /** The path of the buyer's order page, such as `/orders/{userId}`. */
  orderPath: string
}

/** One step of a delivery. `deliveryDate` is `YYYY-MM-DD` in Riyadh. */
export type OrderUpdateMail = {
  fullName: string
  orderNumber: string
  orderId: string
  recipientName: string
  deliveryDate: string
  deliverySlot: { start: string; end: string }
}

/** The lines and amounts of an order in halalas; names in the language of the mail, sizes as keys. */
export type MailedItems = {
  lines: { name: string; size: string; quantity: number; total: number }[]
  /** Coupon and redeemed points. */
  reductions: number
  deliveryFee: number
  total: number
}

/** A change of an order's items; links are derived from `changeId` and `orderId`. */
type ItemsMail = {
  fullName: string
  orderNumber: string
  orderId: string
  changeId: string
  before: MailedItems
  after: MailedItems
  difference: number
  orderPath: string
}

/** What happened to a second factor; `reset` is by an owner or on the server. */
export type SecondFactorChange = 'on' | 'off' | 'codes' | 'reset'

export type OrderChange = 'recipient' | 'address' | 'window' | 'card' | 'fee'

/** Every kind of mail and its payload. Payloads hold no secret: links are derived from `nonce` when the mail is sent. */
export type MailPayloads = {
  'confirm-email': { fullName: string; nonce: string; email: string }
  'change-email': { fullName: string; nonce: string; email: string }
  'reset-password': { fullName: string; nonce: string; email: string }
  'password-changed': { fullName: string; at: string }
  /** A login in a browser that the account was not used in before; `browser`, `platform` and `ip` are empty when unknown. */
  'new-login': { fullName: string; userId: string; at: string; browser: string; platform: string; ip: string }
  'second-factor-changed': { fullName: string; userId: string; change: SecondFactorChange; at: string }
  'email-changed-notice': { fullName: string; newEmail: string }
  'welcome-code': { fullName: string; code: string; percent: number }
  'order-placed': OrderMail & { fullName: string }
  'order-paid': OrderMail & { fullName: string }
  /** `refundTo` is the destination of the refund, absent in old mails; `refundCredit` is the part that becomes store credit besides. */
  'order-cancelled': OrderMail & {
    fullName: string
    refund: number
    refundTo?: 'credit' | 'cash' | 'transfer'
    refundCredit?: number
    /** Why the shop cancelled it, when nobody did. */
    cause?: 'addressNotGiven'
  }
  /** Changes of an order by the shop or its buyer, and the order after them. `feeDifference` is the change of the fee in halalas. */
  'order-changed': OrderMail & { fullName: string; changed: OrderChange[]; feeDifference?: number; byBuyer?: boolean }
  /** The recipient gave or changed place and window; `feeDifference` is the change of the fee in halalas. */
  'address-given': OrderMail & { fullName: string; feeDifference: number }
  /** The recipient has not entered the address yet. */
  'address-reminder': OrderMail & { fullName: string }
  /**
   * A line that was replaced (`to`) or taken off (`credited` in halalas): names in the language of the mail, sizes as keys. `picture` is the
   * path of the substitute's picture.
   */
  'order-substituted': {
    fullName: string
    orderNumber: string
    from: { name: string; size: string }
    to: { name: string; size: string; picture: string | null } | null
    credited: number
    orderPath: string
  }
  /** Other flowers, quantities or fee; `refunded` and `outstanding` are in halalas. */
  'order-items-changed': ItemsMail & {
    refunded: number
    refundTo: 'credit' | 'cash' | 'transfer'
    outstanding: number
    paysOnline: boolean
  }
  /** A change that costs more waits for the buyer's agreement until `until` (ISO, UTC). */
  'order-items-request': ItemsMail & { until: string }
  /** The credits of an order, oldest first (`at` ISO, `reason` as typed, amounts in halalas), and the amounts after them. */
  'order-credited': {
    fullName: string
    orderNumber: string
    credits: { at: string; reason: string; amount: number }[]
    amounts: OrderAmounts
    statusWords: StatusWords
    orderPath: string
  }
  /** The payment link of a phone order; `amount` in halalas, `link` an absolute URL. */
  'pay-link': { fullName: string; orderNumber: string; amount: number; link: string; orderPath: string }
  'payment-late-credit': { fullName: string; orderNumber: string; amount: number; orderPath: string }
  /** A captured amount that differs from the requested one (AGREE-11): `captured` in hundredths of `currency`, `expected` in halalas. */
  'payment-differs': {
    fullName: string
    orderNumber: string
    captured: number
    currency: string
    expected: number
    orderPath: string
  }
  /** The certificate of the tax unit expires on `expires` (`YYYY-MM-DD`). */
  'tax-certificate-expiry': { fullName: string; stage: 'month' | 'week' | 'day'; expires: string; path: string }
  /** The tax authority rejected `count` documents; `numbers` are the first ten. */
  'tax-rejected': { fullName: string; numbers: string[]; count: number; path: string }
  /** A partial manual payment: the amount received, the amount left and the next due date (`YYYY-MM-DD` or null). */
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
    /** The debt that the button pays; mails queued by older versions lead to the orders. */
    debtId?: number
  }
  'receipt-link': {
    fullName: string
    orderNumber: string
    orderId: string
    userId: string
    email: string
    total: number
    /** When the link expires, in ms since the epoch. */
    expiresAt: number
    /** Only of a delivered order: others and mails of older versions have none. */
    delivered?: { hasPhoto: boolean }
  }
  /** The short mails of `order-messages`; the tracking link is derived from `orderId`. */
  'order-on-its-way': OrderUpdateMail
  'order-late': OrderUpdateMail
  /** A driver's run of a day (`YYYY-MM-DD`). */
  'driver-run': { fullName: string; userId: string; date: string; stops: number; isNew: boolean }
  'order-received': { fullName: string; orderNumber: string; orderPath: string }
  'delivery-failed': {
    fullName: string
    orderNumber: string
    reason: FailureReason
    /** The options of the buyer: a new window (null when none is offered), and the refund in halalas for a cancellation. */
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
  /** A request to the client's owner to approve an order above the budget of its branch; `total` in halalas. */
  'approval-asked': {
    fullName: string
    orderNumber: string
    branchName: string
    managerName: string
    total: number
    dashboardPath: string
  }
  'approval-decided': { fullName: string; orderNumber: string; approved: boolean; reason?: string; orderPath: string }
  /** A date of a standing order that could not be placed; `problem` is the refusal code, `date` a day in Riyadh. */
  'standing-problem': {
    fullName: string
    name: string
    /** Null for a shopper's, which has no branch; `name` is then its product. */
    branchName: string | null
    date: string
    problem: string
    /** Halalas of one delivery, when its price rose. */
    prices?: { agreed: number; now: number }
    /** Halalas, when the client's credit is too small. */
    credit?: { limit: number; used: number; left: number; missing: number }
    dashboardPath: string
  }
  /** A client's monthly statement with its PDF; `month` is `YYYY-MM`, `owed` the current amount in halalas. */
  'monthly-statement': {
    fullName: string
    clientId: number
    month: string
    owed: number
    dashboardPath: string
    /** What is overdue (halalas), paid by a second button; absent in mails queued by older versions. */
    overdue?: number
  }
  /**
   * The receipt of a paid gift card (`amount` in halalas); its link is derived from `giftCardId`. `sendOn` is null when the buyer sends the
   * link, otherwise the day of the mail to the recipient, or empty to send it immediately.
   */
  'gift-card-bought': {
    fullName: string
    giftCardId: string
    number: number
    amount: number
    recipientName: string
    expiresAt: string | null
    sendOn: string | null
  }
  /** The mail to the recipient of a gift card; texts as typed. */
  'gift-card': {
    giftCardId: string
    recipientName: string
    senderName: string
    message: string
    amount: number
    expiresAt: string | null
  }
  /** An invitation to the team; the link is derived from `nonce` when the mail is sent. */
  invitation: { fullName: string; email: string; nonce: string; inviterName: string; role: 'office' | 'delivery' }
  /** A size that is in stock again; `alertId` identifies the unsubscribe link. `slug` is missing in mails of before decision 68. */
  'back-in-stock': {
    alertId: string
    productId: number
    slug?: string
    titleEn: string
    titleAr: string
    size: string
  }
  /**
   * An occasion on `date` (`YYYY-MM-DD`) that its person noted; `occasion` is its slug, null for own words, `occasionName` in the language of
   * the mail; `reminderId` identifies the link that stops it.
   */
  'occasion-reminder': {
    fullName: string
    reminderId: string
    recipientName: string
    occasion: string | null
    occasionName: string
    date: string
  }
  'problem-acknowledged': { problemType: string; reference: number }
  /** The shop's reply to a report (`description`), both as typed. */
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
