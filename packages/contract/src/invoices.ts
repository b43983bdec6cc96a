import { STAFF_ROLES } from '@warda/domain/access/roles'
import * as z from 'zod/mini'
import { asAdmin, asRole, endpoint, SIGNED_IN } from './endpoint.ts'
import { amount, day, instant, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

const INVOICE_KINDS = ['simplified', 'standard', 'creditNote', 'debitNote'] as const

/** `invoiceUrl` ends in `.pdf` and carries its signature in a path segment. */
export const invoice = z.object({
  invoiceNumber: z.string(),
  invoiceUrl: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issuedAt: instant,
  total: amount,
})
export type Invoice = z.infer<typeof invoice>

export const invoiceEndpoints = {
  createInvoice: endpoint('createInvoice', {
    access: asRole(STAFF_ROLES, 'orders'),
    summary: 'The tax invoice of an order, issued once (API-20)',
    body: z.object({
      clientId: z.int('invalid_id').check(z.minimum(0, 'invalid_id'), z.maximum(999_999_999, 'invalid_id')),
      orderId: uuid,
    }),
    answer: z.object({ invoiceUrl: z.string(), invoiceNumber: z.string() }),
    limits: [{ by: 'user', max: 600, seconds: 3600 }],
  }),
  getInvoices: endpoint('getInvoices', {
    access: SIGNED_IN,
    summary: 'Invoice and credit notes of an order, for its buyer, its client’s owner and staff',
    params: z.object({ orderId: uuid }),
    answer: z.object({ data: z.array(invoice) }),
  }),
  issueCorrectedCopy: endpoint('issueCorrectedCopy', {
    access: asAdmin('settings'),
    summary:
      'Issues a corrected copy of a tax document that the authority rejected, once, with the present data (ZATCA-07)',
    params: z.object({ invoiceId: uuid }),
    answer: z.object({ message: z.string(), invoiceNumber: z.string() }),
  }),
  exportTaxDocuments: endpoint('exportTaxDocuments', {
    access: asAdmin('reports'),
    audited: true,
    summary:
      'The XML of all tax documents of a period as a ZIP archive with an index; `pdf=1` adds the PDFs of released ones (ZATCA-07)',
    query: z.object({ from: day, to: day, pdf: z.optional(z.enum(['1'], 'invalid_choice')) }),
    answer: readyResponse,
  }),
}
