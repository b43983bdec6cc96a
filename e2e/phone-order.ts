import { expect } from 'vitest'
import { box, chooseWhen, pick } from './back-office.ts'
import { looksRight } from './looks.ts'
import type { Guest } from './visit.ts'
import { plain } from './words.ts'

/** Fills the form as a voice on the telephone says it, and places it. Gives the order's number. */
export async function takePhoneOrder(
  who: Guest,
  customer: { fullName: string; phone: string },
  flowers: string,
): Promise<string> {
  const { page, say } = who
  await page.getByRole('combobox', { name: say('admin_phone_find') }).fill(customer.phone)
  await page.getByText(say('admin_phone_find_none')).waitFor()
  await page.getByRole('button', { name: say('admin_phone_new') }).click()
  expect(await box(who, say('admin_phone_phone')).inputValue()).toBe(customer.phone)
  await box(who, say('admin_phone_name')).fill(customer.fullName)
  await pick(who, say('admin_phone_find_product'), flowers)
  // The size has the focus: Enter takes it, and the box is ready for the next flowers.
  const sizes = page.getByRole('group', { name: say('admin_phone_sizes', { name: flowers }) })
  await sizes.getByRole('button').first().waitFor()
  await page.keyboard.press('Enter')
  await sizes.waitFor({ state: 'detached' })
  await box(who, say('admin_order_address')).fill('King Fahd Road 12')
  await chooseWhen(page.getByRole('main'), say('admin_orders_day'), say('admin_orders_slot'))
  await page.getByLabel(say('admin_phone_card_message')).fill('With love')
  await page.getByRole('radio', { name: say('board_terms_cash') }).check()
  await looksRight(who)
  // Pressed twice by a hurried hand, placed once.
  await page.getByRole('button', { name: say('admin_phone_place') }).dblclick()
  await page.getByRole('heading', { name: say('admin_phone_done') }).waitFor()
  await looksRight(who)
  const number = plain(await page.getByRole('main').innerText()).match(/#(W?\d{4,})/)?.[1]
  if (number === undefined) throw new Error('The page tells no number.')
  return number
}
