import { openTestServer, type TestServer } from '@warda/api/testing/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityViolations } from './accessibility.ts'
import { openBackOffice } from './back-office.ts'
import { dateInput, enterDate } from './date-fields.ts'
import { READERS, visit } from './journey.ts'

/** Waits for the end of animations, because the contrast is measured. */
const endAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('date and time fields', () => {
  it.each(READERS)(
    'in %s on a %s: a date is typed part by part or chosen in the calendar with the keyboard, in the language of the page',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t, language } = guest
        await openBackOffice(guest, 'audit')
        const field = dateInput(page.getByRole('main'), t('admin_audit_from'))
        await enterDate(page, field, '2026-11-04')
        await page.waitForURL(/from=2026-11-04/)
        // The focus of the input, as after a press on the label, stays in the editor.
        await enterDate(page, field, '2026-11-05')
        await page.waitForURL(/from=2026-11-05/)
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await page.getByRole('grid').waitFor()
        // The next day lies in the reading direction.
        await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await page.keyboard.press('Enter')
        await page.waitForURL(/from=2026-11-06/)
        // The focus returns to the field only when the calendar has faded out.
        await page.getByRole('grid').waitFor({ state: 'detached' })
        await page.keyboard.press('Tab')
        const text = language === 'ar' ? '6 نوفمبر 2026' : 'Nov 6, 2026'
        await page.getByText(text).filter({ visible: true }).first().waitFor()
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: the calendar opens within a dialog, and Escape closes the calendar alone',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, t } = guest
        await openBackOffice(guest, 'coupons')
        await page
          .getByRole('button', { name: t('coupons_new') })
          .first()
          .click()
        const dialog = page.getByRole('dialog', { name: t('coupons_new') })
        await dialog.getByLabel(new RegExp(`^${t('coupons_starts')}`)).focus()
        await dialog.getByRole('spinbutton').first().waitFor()
        await endAnimations(page)
        expect(await accessibilityViolations(page)).toEqual([])
        // Day, month, year, hour, minute, half of the day, then the button of the calendar.
        for (let part = 0; part < 6; part += 1) await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await dialog.getByRole('grid').waitFor()
        await endAnimations(page)
        expect(await accessibilityViolations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await dialog.getByRole('grid').waitFor({ state: 'detached' })
        expect(await dialog.isVisible()).toBe(true)
      })
    },
  )
})
