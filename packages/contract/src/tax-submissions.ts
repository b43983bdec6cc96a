import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant, numericId, uuid } from './wire/amount.ts'

/** `rejected` lists documents without a corrected copy, `warned` reported and cleared documents with warnings. */
export const SUBMISSION_FILTERS = ['waiting', 'rejected', 'warned', 'reported', 'cleared', 'replaced'] as const
export type SubmissionFilter = (typeof SUBMISSION_FILTERS)[number]

const submission = z.object({
  invoiceId: uuid,
  invoiceNumber: z.string(),
  kind: z.enum(['simplified', 'standard', 'creditNote', 'debitNote']),
  orderId: uuid,
  issuedAt: instant,
  /** `replaced`: rejected, and a corrected copy was issued. */
  state: z.enum(['waiting', 'reported', 'cleared', 'rejected', 'replaced']),
  /** The numbers of the rejected document that this one replaces, and of the corrected copy that replaced it. */
  replaces: z.nullable(z.string()),
  replacedBy: z.nullable(z.string()),
  /** The client of its order. */
  clientId: z.nullable(z.int()),
  attempts: z.int(),
  /** Why the last attempt got no answer. */
  failure: z.nullable(z.string()),
  messages: z.array(z.object({ level: z.enum(['error', 'warning']), code: z.string(), text: z.string() })),
  nextAttemptAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
})
export type TaxSubmission = z.infer<typeof submission>

export const taxSubmissionEndpoints = {
  taxSubmissions: endpoint('taxSubmissions', {
    access: asAdmin('settings'),
    summary: 'Tax documents with the messages of the authority, newest first, with counts per state (ZATCA-07)',
    query: z.object({ page: z.optional(numericId), state: z.optional(z.enum(SUBMISSION_FILTERS, 'invalid_choice')) }),
    answer: z.object({
      data: z.array(submission),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
      /** Documents of each filter, and waiting ones that were issued more than 24 hours ago. */
      counts: z.object({
        waiting: z.int(),
        late: z.int(),
        reported: z.int(),
        cleared: z.int(),
        rejected: z.int(),
        warned: z.int(),
        replaced: z.int(),
      }),
      /** Until when nothing is sent because the authority does not answer. */
      pausedUntil: z.nullable(instant),
    }),
  }),
  retryTaxSubmission: endpoint('retryTaxSubmission', {
    access: asAdmin('settings'),
    summary: 'Sends a waiting or rejected tax document again (ZATCA-07)',
    params: z.object({ invoiceId: uuid }),
    answer: z.object({ message: z.string() }),
  }),
}
