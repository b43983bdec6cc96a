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
  'order-cancelled': OrderMail & { fullName: string; refund: number }
  'payment-late-credit': { fullName: string; orderNumber: string; amount: number; orderPath: string }
  'problem-acknowledged': { problemType: string; reference: number }
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
