import type { RawRoute } from '../../app.ts'
import { removeStockAlerts } from './remove-stock-alerts.ts'

/**
 * `POST /stock-alert?token=…`: a mail program ends the mails of an address in one press (RFC 8058). It sends no cookie, so the signed token
 * is the proof; the same address opened in a browser is the page with the button.
 */
export const stockAlertUnsubscribeRoute: RawRoute = (app, context) => {
  app.post('/stock-alert', async (c) => {
    c.header('cache-control', 'no-store')
    const removed = await removeStockAlerts(context, c.req.query('token') ?? '')
    return c.text('', removed.ok ? 200 : 400)
  })
}
