import type { Locator, Page } from 'playwright-core'

/** Types a day (`YYYY-MM-DD`) into a date field and leaves the focus on the year. */
export async function enterDate(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.focus()
  await page.locator('[role=spinbutton]:focus').waitFor()
  await page.keyboard.type(date + month + year)
}

/** Moves the focus out of a date field, past its calendar button. */
export async function leaveDate(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('spinbutton').first().waitFor({ state: 'detached' })
}
