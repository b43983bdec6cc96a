import type { RawRoute } from '../../app.ts'
import { stopRemindersByLink } from './stop-reminders.ts'

/**
 * `POST /reminders/stop?token=…`: a mail program stops the reminder of a mail in one press (RFC 8058). It sends no cookie, so the signed token
 * is the proof; the same address opened in a browser is the page with the button, which link scanners do not press.
 */
export const reminderStopRoute: RawRoute = (app, context) => {
  app.post('/reminders/stop', async (c) => {
    c.header('cache-control', 'no-store')
    const stopped = await stopRemindersByLink(context, { token: c.req.query('token') ?? '', all: false })
    return c.text('', stopped.ok ? 200 : 400)
  })
}
