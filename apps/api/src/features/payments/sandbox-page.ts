import { randomBytes } from 'node:crypto'
import { buildAddress } from '@warda/contract/call'
import { toString as qrCode } from 'qrcode'
import { createSandboxBank, OUTCOMES, type Outcome } from '../../adapters/sandbox-gateway.ts'
import type { RawRoute } from '../../app.ts'
import { withPortInUse } from '../../local-address.ts'
import { readShopName } from '../settings/index.ts'
import { presentPayPage, presentUnknownPage, returnLink } from './sandbox-page-present.ts'

const RESULT: Record<Outcome, string> = {
  success: 'paid',
  duplicate: 'paid',
  slow: 'pending',
  decline: 'declined',
  insufficientFunds: 'declined',
  authenticationFailed: 'declined',
  cancel: 'canceled',
}

const isOutcome = (text: unknown): text is Outcome => OUTCOMES.some((outcome) => outcome === text)

/**
 * The payment page of the demo bank. It works without scripts; the shop learns the result by querying the demo bank, never from the
 * browser. Exists only with the sandbox gateway.
 */
export const sandboxPage: RawRoute = (app, context) => {
  if (!context.gateways.byName.has('sandbox')) return
  const bank = createSandboxBank(context)
  const shop = new URL(context.config.PUBLIC_URL).origin

  const page = (html: (nonce: string) => string, status: number): Response => {
    const nonce = randomBytes(16).toString('base64url')
    // The form redirects to the shop, which may have another host name in a demo.
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    }
    return new Response(html(nonce), { status, headers })
  }

  app.get('/sandbox-gateway/pay/:tr', async (c) => {
    const invoice = await bank.find(c.req.param('tr'))
    const input = c.req.query('lang')
    const language = input === 'ar' || input === 'en' ? input : (invoice?.language ?? c.get('language'))
    if (!invoice) return page((nonce) => presentUnknownPage(language, nonce, shop), 404)
    const mobile = c.req.query('view') === 'mobile'
    const brand = await readShopName(context, language)
    return page((nonce) => presentPayPage(invoice, { language, nonce, mobile, brand }), 200)
  })

  app.post('/sandbox-gateway/pay/:tr', async (c) => {
    const site = c.req.header('sec-fetch-site')
    const invoice = await bank.find(c.req.param('tr'))
    if (!invoice || site === 'cross-site' || Number(c.req.header('content-length') ?? 0) > 1_000) return c.notFound()
    const { outcome } = await c.req.parseBody()
    if (!isOutcome(outcome)) return c.redirect(`/sandbox-gateway/pay/${invoice.trNumber}`, 303)
    const decided = await bank.decide(invoice.trNumber, outcome)
    if (decided && outcome === 'duplicate') {
      // The demo bank sends its webhook twice at the same time, before the browser returns.
      const orderId = new URL(invoice.returnUrl).searchParams.get('orderId') ?? ''
      const { address } = buildAddress('confirmPayment', { params: { orderId, trNumber: invoice.trNumber } })
      await Promise.all([1, 2].map(() => app.request(`/api${address}`, {}, c.env)))
    }
    const target = returnLink(invoice, decided ? RESULT[outcome] : invoice.status)
    return c.redirect(withPortInUse(target, context.config.PUBLIC_URL), 303)
  })

  app.get('/sandbox-gateway/qr/:tr', async (c) => {
    const invoice = await bank.find(c.req.param('tr'))
    if (!invoice) return c.notFound()
    const svg = await qrCode(`${context.config.PUBLIC_URL}/sandbox-gateway/pay/${invoice.trNumber}?view=mobile`, {
      type: 'svg',
      margin: 1,
      color: { dark: '#16324f', light: '#ffffff' },
    })
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
}
