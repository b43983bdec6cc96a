/** Every job of the shop and what it carries; ids only, the job reads the rest. */
export type JobPayloads = {
  'send-mail': { mailId: string }
  'sweep-mails': Record<string, never>
  'expire-order': { orderId: string }
  'check-payment': { attemptId: string }
  /** 48 hours after delivery (decisions §3). */
  'complete-order': { orderId: string }
  'issue-invoice': { orderId: string }
  /** What waited for the shop's tax details (decision 20). */
  'issue-owed': Record<string, never>
  'place-standing': Record<string, never>
  'monthly-statements': Record<string, never>
  'remind-debts': Record<string, never>
  /** Registrations of business clients that end soon. */
  'remind-registrations': Record<string, never>
  'sweep-orders': Record<string, never>
  'sweep-payments': Record<string, never>
  /** Drafts whose moment has come. */
  'publish-products': Record<string, never>
  /** Jobs whose process was killed. */
  'free-jobs': Record<string, never>
  'forget-old': Record<string, never>
  /** Days that are over, for long periods of revenue. */
  'fold-revenue': Record<string, never>
  /** Goes on with an import of products where it stopped. */
  'import-products': { importId: string }
}

export type JobName = keyof JobPayloads
