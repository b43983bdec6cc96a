import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityViolations } from './accessibility.ts'
import { newMember } from './accounts.ts'
import { READERS, visitWithPictures } from './journey.ts'
import { waitForMail } from './mailbox.ts'
import { payOrder, placeOrder } from './orders.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The page of the webmail program around a mail. */
const VIEWPORT = '<meta name="viewport" content="width=device-width">'

/** What webmail leaves of a mail: the content of `<body>`, without the attributes of `<html>` and `<body>` and without style sheets. */
const strip = (html: string): string =>
  VIEWPORT + html.replace(/^[\s\S]*?<body[^>]*>/, '').replace(/<\/body>[\s\S]*$/, '')

it.each(READERS)(
  'OPEN-08 in %s on a %s: the mail of a paid order reads right in webmail, on 320 px and in dark mode, with its pictures',
  async (...reader) => {
    await visitWithPictures(server, reader, async (who) => {
      const { page, base, language, t } = who
      const member = await newMember(server, language)
      const session = await signIn(who, member)
      const order = await placeOrder(server, who, session, 'online')
      await payOrder(who, session, order)
      const subject = t('mail_paid_subject', { number: order.orderNumber })
      const mail = await waitForMail(base, member.email, (candidate) => candidate.subject === subject)
      await page.setViewportSize({ width: 320, height: 800 })
      for (const html of [mail.html, strip(mail.html)]) {
        await page.goto(`${base}/robots.txt`)
        await page.setContent(html, { waitUntil: 'load' })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        const directions = await page
          .locator('h1, td strong')
          .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction))
        expect(new Set(directions)).toEqual(new Set([language === 'ar' ? 'rtl' : 'ltr']))
        const widths = await page
          .locator('img')
          .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
        expect(widths.length).toBeGreaterThanOrEqual(2)
        expect(widths.every((width) => width > 0)).toBe(true)
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(mail.html, { waitUntil: 'load' })
        expect(await accessibilityViolations(page)).toEqual([])
      }
      await page.emulateMedia({ colorScheme: null })
    })
  },
)
