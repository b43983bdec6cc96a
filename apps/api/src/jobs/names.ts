/** Every job of the shop and what it carries; ids only, the job reads the rest. */
export type JobPayloads = {
  'send-mail': { mailId: string }
  'sweep-mails': Record<string, never>
  'expire-order': { orderId: string }
  'check-payment': { attemptId: string }
  'sweep-orders': Record<string, never>
  'sweep-payments': Record<string, never>
  'forget-old': Record<string, never>
}

export type JobName = keyof JobPayloads
