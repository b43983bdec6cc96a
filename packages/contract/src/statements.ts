import * as z from 'zod/mini'
import { asRole, endpoint, SIGNED_IN } from './endpoint.ts'
import { ageing, orderBranch } from './receivables.ts'
import { amount, day, instant, numericIdOrNone, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

const statementEntry = z.object({
  at: instant,
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  purchaseOrder: z.nullable(z.string()),
  branch: orderBranch,
  kind: z.enum(['sale', 'reversal', 'creditNote', 'payment', 'refund', 'storeCredit']),
  method: z.nullable(z.string()),
  /** Charges (+), credits (−) and the balance after the entry. */
  amount,
  balance: amount,
})

export const statement = z.object({
  /** The branch that the statement is for; null for all. */
  branch: orderBranch,
  who: z.object({ clientId: z.int(), userId: z.nullable(z.string()), name: z.string(), phoneNumber: z.string() }),
  from: day,
  to: day,
  opening: amount,
  closing: amount,
  entries: z.array(statementEntry),
  ageing,
  storeCredit: amount,
})

export type Statement = z.infer<typeof statement>

const party = {
  params: z.object({ clientId: numericIdOrNone }),
  query: z.object({
    /** For a retail buyer (clientId 0). */
    userId: z.optional(uuid),
    branchId: z.optional(numericIdOrNone),
    from: z.optional(day),
    to: z.optional(day),
    format: z.optional(z.enum(['pdf', 'csv'])),
  }),
}

export const statementsEndpoints = {
  getStatement: endpoint('getStatement', {
    access: SIGNED_IN,
    summary: 'Statement of account of a client or a retail buyer: movements, balance, ageing',
    ...party,
    answer: statement,
  }),
  getStatementFile: endpoint('getStatementFile', {
    access: SIGNED_IN,
    summary: 'The same as PDF or CSV',
    ...party,
    answer: readyResponse,
    limits: [{ by: 'user', max: 60, seconds: 3600 }],
  }),
  emailStatement: endpoint('emailStatement', {
    access: asRole(['Customer']),
    summary: 'Mails last month’s statement with its PDF to the owner now',
    body: z.object({ month: z.string('required').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid_date')) }),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
  }),
}
