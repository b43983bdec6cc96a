import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from './accounts.ts'
import { READERS, visit, visitInNewContext } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { logIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it.each(READERS)(
  'in %s on a %s: the mail about a new browser leads to the list, where the other browser is logged out and loses its page (GROW-10)',
  async (...reader) => {
    await visit(server, reader, async (guest) => {
      const { page, base, t } = guest
      const member = await newMember(server, guest.language)
      await page.goto(base)
      await logIn(guest, member)
      await visitInNewContext(server, reader, async (elsewhere) => {
        await elsewhere.page.goto(base)
        await logIn(elsewhere, member)
        await elsewhere.page.goto(`${base}/orders/${member.userId}`)
        await elsewhere.page.getByText(t('orders_empty_text')).waitFor()

        const mail = await waitForMail(base, member.email, ({ html }) => html.includes('#sessions'))
        await page.goto(linkIn(mail, `/setting/${member.userId}`))
        const list = page.getByRole('region', { name: t('sessions_title') })
        await list.getByText(t('sessions_this_device')).waitFor()
        expect(await list.getByRole('listitem').count()).toBe(2)
        await expectUsablePage(guest)
        await list.getByRole('listitem').nth(1).getByRole('button').click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        await expectUsablePage(guest)
        await dialog.getByRole('button', { name: t('sessions_end'), exact: true }).click()
        await page.getByText(t('sessions_ended')).first().waitFor()
        await list.getByRole('button').first().waitFor({ state: 'detached' })
        expect(await list.getByRole('listitem').count()).toBe(1)

        await elsewhere.page.reload()
        await elsewhere.page.waitForURL(`${base}/`)
        await elsewhere.page.getByText(t('account_session_expired')).waitFor()
      })
      await page.reload()
      await page.getByText(t('sessions_this_device')).waitFor()
    })
  },
)
