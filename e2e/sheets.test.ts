import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const HOSTILE = `<script>document.title='run'</script><img src=x onerror="document.title='run'"> {{7*7}} \${7*7} #eval("1") *bold* $x$ &lt;b&gt;`
/** The longest allowed card message. */
const LONGEST = `${HOSTILE} ${'Every petal says what we cannot. '.repeat(9)}`.slice(0, 250)

/** Writes a text into every typed field of a demo order with a card. */
async function writeEverywhere(text: string): Promise<string> {
  const { id } = await server.db
    .selectFrom('orders')
    .select('id')
    .where('card_message', 'is not', null)
    .orderBy('number')
    .executeTakeFirstOrThrow()
  const written = { card_message: text, recipient_name: text.slice(0, 100), address_line: text, address_note: text }
  await server.db.updateTable('orders').set(written).where('id', '=', id).execute()
  await server.db.updateTable('order_line').set({ title_en: text, title_ar: text }).where('order_id', '=', id).execute()
  return id
}

/** The number of printed pages. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

describe('printed sheets', () => {
  it.each(READERS)(
    'in %s on a %s: a card and a worksheet print input as entered, without running it or breaking the page (ADMIN-01 ADMIN-04)',
    async (...reader) => {
      const id = await writeEverywhere(LONGEST)
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const { userId } = await signIn(guest, demoMember('ShippingEmployee'))
        const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
        for (const kind of ['card', 'worksheet'] as const) {
          await page.goto(`${base}/dashboard-delivery/${userId}/print?kind=${kind}&orders=${id}`)
          const sheet = page.getByRole('article').first()
          await sheet.waitFor()
          expect(squeezed(await sheet.innerText())).toContain(squeezed(LONGEST))
          expect(await sheet.locator('script, img[src=x]').count()).toBe(0)
          expect(await page.title()).not.toContain('run')
          await expectUsablePage(guest)
          expect(await printedPages(page)).toBe(1)
        }
        await page.getByText(t('driver_sheet_signature')).waitFor()
      })
    },
  )
})
