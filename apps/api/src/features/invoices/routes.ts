import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { invoiceUrl } from '../../invoice-url.ts'
import { createInvoice } from './create-invoice.ts'
import { exportArchive } from './export-archive.ts'
import { getInvoices } from './get-invoices.ts'
import { issueCorrectedCopy } from './issue-corrected-copy.ts'
import { presentInvoice } from './present.ts'

export const invoiceRoutes: Pick<
  Handlers,
  'createInvoice' | 'getInvoices' | 'issueCorrectedCopy' | 'exportTaxDocuments'
> = {
  async createInvoice({ context, actor, body, requestId }) {
    const created = await createInvoice(context, { actor, ...body, requestId })
    if (!created.ok) return created
    return ok({ invoiceUrl: invoiceUrl(context, created.value), invoiceNumber: created.value.number })
  },
  async issueCorrectedCopy({ context, actor, params, requestId, t }) {
    const issued = await issueCorrectedCopy(context, { ...params, actor: actor.role, requestId })
    if (!issued.ok) return issued
    const { number } = issued.value
    return ok({ message: t('tax_api_corrected', { number }), invoiceNumber: number })
  },
  async getInvoices({ context, actor, params }) {
    const result = await getInvoices(context, { actor, orderId: params.orderId })
    if (!result.ok) return result
    return ok({ data: result.value.map((invoice) => presentInvoice(invoice, invoiceUrl(context, invoice))) })
  },
  async exportTaxDocuments({ context, query, t }) {
    const archive = exportArchive(context, { ...query, withPdfs: query.pdf === '1' }, t)
    if (!archive.ok) return archive
    const { name, body } = archive.value
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(body, { headers }))
  },
}
