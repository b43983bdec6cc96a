import { makeManyBranches } from '@warda/api/testing/make-many-branches'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApprovedOwner } from './business.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { signIn } from './session.ts'
import { pickBranch } from './wholesale.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const BRANCHES = 300
const LAST = 'Branch 299'

/** The value of a filter in the address, once it is there. */
const expectFilter = (who: Guest, name: string) => expect.poll(() => new URL(who.page.url()).searchParams.get(name))

describe('a client with 300 branches', () => {
  it.each(READERS)(
    'RUN-04 in %s on a %s: finds a branch, its orders, debts and statement, with purchase order numbers; filters are in the address',
    async (...reader) => {
      await visit(server, reader, async (who) => {
        const { page, base, t } = who
        const owner = await makeApprovedOwner(server, who.language)
        const input = { clientId: owner.clientId, userId: owner.userId, branches: BRANCHES, ordersPerBranch: 2 }
        await makeManyBranches(server.db, new Date(), input)
        const branch = await server.db
          .selectFrom('branch')
          .select('id')
          .where('client_id', '=', owner.clientId)
          .where('name', '=', LAST)
          .executeTakeFirstOrThrow()
        await signIn(who, owner)
        await page.goto(`${base}/dashboard-user/${owner.userId}/branches`)
        await page.getByText(t('branches_count', { count: BRANCHES + 1 })).waitFor()
        await expectUsablePage(who)
        await page.getByRole('searchbox', { name: t('branches_search') }).fill('٢٩٩')
        await page.getByText(t('branches_count', { count: 1 })).waitFor()
        await expectFilter(who, 'q').toBe('٢٩٩')
        await page.getByRole('link', { name: t('branches_details_named', { name: LAST }) }).waitFor()

        await page.goto(`${base}/orders/${owner.userId}`)
        await pickBranch(who, t('branches_filter'), LAST)
        await expectFilter(who, 'branch').toBe(String(branch.id))
        await page.getByText(`PO-${branch.id}-1`).first().waitFor()
        await expectUsablePage(who)

        await page.goto(`${base}/dashboard-user/${owner.userId}/statement?branch=${branch.id}`)
        await page.getByText(`PO-${branch.id}-1`).first().waitFor()
        await expectUsablePage(who)
        await page.getByRole('tab', { name: t('client_statement_tab_movements') }).click()
        await page.getByRole('table', { name: t('client_statement_title') }).waitFor()
        await expectUsablePage(who)

        await page.goto(`${base}/dashboard-user/${owner.userId}?period=year&branch=${branch.id}`)
        await page.getByRole('link', { name: LAST }).waitFor()
        await expectUsablePage(who)
      })
    },
  )
})
