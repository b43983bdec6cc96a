import type { RawRoute } from '../../app.ts'
import { checkInvoiceSignature } from '../../invoice-url.ts'
import { expiredLinkPage } from './expired-link-page.ts'
import { renderInvoice } from './render-invoice.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const notFoundResponse = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * `/invoices/{id}/{signature}/INV-000123.pdf`: the PDF of a tax document for everybody who has its URL (`invoiceUrl`). A wrong signature, a
 * wrong name and an unknown document give the same answer. An expired URL says where a new one is.
 */
export const invoiceFileRoute: RawRoute = (app, context) => {
  app.get('/invoices/:id/:signature/:file', async (c) => {
    const { id, signature, file } = c.req.param()
    if (!UUID.test(id)) return notFoundResponse()
    const state = checkInvoiceSignature(context.config.SECRET, id, signature, context.clock.now())
    if (state === 'invalid') return notFoundResponse()
    if (state === 'expired') return expiredLinkPage(context, c.req.header('accept-language'))
    const paper = await renderInvoice(context, id)
    if (!paper || file !== `${paper.number}.pdf`) return notFoundResponse()
    return new Response(paper.pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(paper.pdf.length),
        'content-disposition': `inline; filename="${paper.number}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    })
  })
}
