import type { Locator, Page } from 'playwright-core'

/** Types a day (`YYYY-MM-DD`) into a date field and leaves the focus on the year. */
export async function enterDate(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await field.focus()
  await page.locator('[role=spinbutton]:focus').waitFor()
  await page.keyboard.type(date + month + year)
}

/** Takes the focus away from the date field that has it. */
export const leaveDate = (page: Page): Promise<void> => page.locator(':focus').blur()

/** The input that holds the value of a date or time field, also while the field is edited and its parts have the same label. */
export const dateInput = (scope: Locator, label: string): Locator =>
  scope.getByLabel(label).and(scope.page().locator('input[type=date], input[type=time]'))
