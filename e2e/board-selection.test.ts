import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from './accounts.ts'
import { getCountOnTab, openBoard } from './board.ts'
import { READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('selecting orders on the board', () => {
  it.each(READERS)(
    'in %s on a %s: a selection spans pages, and its sheets print together (RUN-03)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        await openBoard(guest, demoMember('ShippingEmployee'))
        const total = await getCountOnTab(guest, 'board_tab_pending')
        // More orders than a page has, and at most as many as one print can have.
        expect(total).toBeGreaterThan(5)
        expect(total).toBeLessThanOrEqual(50)
        await page.getByRole('button', { name: t('board_select'), exact: true }).click()
        const wholePage = page.getByRole('checkbox', { name: t('board_select_all') })
        await wholePage.check()
        await page.getByText(t('board_selected', { count: 5 })).waitFor()
        await page.getByRole('button', { name: t('board_next') }).click()
        await page.waitForURL(/page=2/)
        await page
          .getByText(t('board_page', { page: 2, count: Math.ceil(total / 5) }))
          .first()
          .waitFor()
        await page.getByText(t('board_selected', { count: 5 })).waitFor()
        await page.getByRole('button', { name: t('board_previous') }).click()
        await page.getByRole('button', { name: t('board_select_pages', { count: total }) }).click()
        await page.getByText(t('board_selected', { count: total })).waitFor()
        await expectUsablePage(guest)
        await page.getByRole('link', { name: t('board_bulk_print') }).click()
        await expect.poll(() => page.getByRole('article').count()).toBe(total)
      })
    },
  )
})
