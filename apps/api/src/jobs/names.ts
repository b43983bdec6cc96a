/** The payload of every job; it contains only ids, but for the address of a link that somebody requested. */
export type JobPayloads = {
  'send-mail': { mailId: string }
  'sweep-mails': Record<string, never>
  /** The link that somebody requested for an address, registered or not. */
  'send-account-link': { emailFolded: string; purpose: 'confirm-email' | 'reset-password' }
  'send-order-message': { messageId: string }
  /** Messages of events that happen by the clock, and those whose job was lost. */
  'sweep-order-messages': Record<string, never>
  /** Tells a driver about the run of a day that was assigned or changed. */
  'tell-driver': { employeeId: string; date: string }
  'expire-order': { orderId: string }
  'check-payment': { attemptId: string }
  /** Sends refunds to the gateways they were paid at. */
  'send-refunds': Record<string, never>
  /** 48 hours after delivery (decisions §3). */
  'complete-order': { orderId: string }
  'issue-invoice': { orderId: string }
  /** Mails the credits of an order to its buyer. */
  'mail-credits': { orderId: string }
  /** Issues invoices that were missing the shop's tax details (decision 20). */
  'issue-owed': Record<string, never>
  /** Does the compliance checks of a tax unit and requests its production certificate. */
  'onboard-tax-unit': { onboardingId: string }
  /** Sends signed documents to the tax authority. */
  'submit-tax-documents': Record<string, never>
  /** Mails about documents that the tax authority rejected. */
  'mail-tax-rejections': Record<string, never>
  /** Mails about the certificate of the tax unit that expires soon. */
  'remind-tax-certificates': Record<string, never>
  'place-standing': Record<string, never>
  'monthly-statements': Record<string, never>
  'remind-debts': Record<string, never>
  /** Commercial registrations of business clients that expire soon. */
  'remind-registrations': Record<string, never>
  /** Yearly mails about occasions that people noted. */
  'send-occasion-reminders': Record<string, never>
  'sweep-orders': Record<string, never>
  /** Reminders and ends of address requests. */
  'sweep-address-requests': Record<string, never>
  'sweep-payments': Record<string, never>
  /** Mails about sizes that are in stock again. */
  'send-stock-alerts': Record<string, never>
  /** Scheduled drafts that are due. */
  'publish-products': Record<string, never>
  /** Sends due webhook deliveries that were not sent immediately. */
  'send-webhooks': Record<string, never>
  /** Releases jobs of a killed process. */
  'free-jobs': Record<string, never>
  'forget-old': Record<string, never>
  /** The receipt of a paid gift card, and the mail to its recipient on its day. */
  'send-gift-card': { giftCardId: string }
  /** Posts the amounts of expired gift cards. */
  'expire-gift-cards': Record<string, never>
  /** Aggregates the revenue of past days. */
  'fold-revenue': Record<string, never>
  /** Records the materials of an order that was made or has to be made again. */
  'use-materials': { orderId: string }
  /** Continues an import of products where it stopped. */
  'import-products': { importId: string }
}

export type JobName = keyof JobPayloads
