import type { RawRoute } from '../../app.ts'
import { signatureHolds } from '../../invoice-url.ts'
import { renderInvoice } from './render-invoice.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const gone = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * `/invoices/{id}/{signature}/INV-000123.pdf`: the paper of a tax document for whoever holds its address (`invoiceUrl`). A wrong signature,
 * another name and a document that does not exist answer the same.
 */
export const invoiceFileRoute: RawRoute = (app, context) => {
  app.get('/invoices/:id/:signature/:file', async (c) => {
    const { id, signature, file } = c.req.param()
    if (!UUID.test(id) || !signatureHolds(context.config.SECRET, id, signature)) return gone()
    const paper = await renderInvoice(context, id)
    if (!paper || file !== `${paper.number}.pdf`) return gone()
    return new Response(paper.pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(paper.pdf.length),
        'content-disposition': `inline; filename="${paper.number}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    })
  })
}
