import type { Locator, Route } from 'playwright-core'
import type { Member } from './accounts.ts'
import type { Guest } from './journey.ts'
import { type Session, signIn } from './session.ts'

export type TabKey = 'board_tab_pending' | 'board_tab_inDelivery' | 'board_tab_completed'
type ActionKey =
  | 'board_start'
  | 'board_complete'
  | 'board_send'
  | 'board_pay'
  | 'board_schedule'
  | 'board_debts'
  | 'board_invoice'

/** Signs in as an employee and opens their delivery board; `query` is appended to the address. */
export async function openBoard(guest: Guest, member: Member, query = ''): Promise<Session> {
  const session = await signIn(guest, member)
  await guest.page.goto(`${guest.base}/dashboard-delivery/${session.userId}${query}`)
  await waitForBoard(guest)
  return session
}

/** Waits until the board shows its orders and its live connection is open. */
export async function waitForBoard({ page, t }: Guest): Promise<void> {
  await page.getByRole('heading', { name: t('board_heading') }).waitFor()
  await page.getByText(t('board_live_connected'), { exact: true }).waitFor()
  await page.getByRole('tab').first().locator('span[aria-hidden]').waitFor()
}

const getTab = ({ page, t }: Guest, key: TabKey): Locator => page.getByRole('tab').filter({ hasText: t(key) })

export const openTab = (guest: Guest, key: TabKey): Promise<void> => getTab(guest, key).click()

/** The count that a tab shows. */
export const getCountOnTab = async (guest: Guest, key: TabKey): Promise<number> =>
  Number(await getTab(guest, key).locator('span[aria-hidden]').innerText())

/** Waits until a tab shows this count. */
export const waitForCount = (guest: Guest, key: TabKey, count: number): Promise<void> =>
  getTab(guest, key).locator('span[aria-hidden]').getByText(String(count), { exact: true }).waitFor()

/** The card of an order. */
export const getCard = ({ page }: Guest, number: string): Locator =>
  page.getByRole('article').filter({ hasText: `#${number}` })

/** Types into the board's search. */
export const searchFor = ({ page, t }: Guest, words: string): Promise<void> =>
  page.getByRole('textbox', { name: t('board_search') }).fill(words)

/** The button of an action of one order. */
export const getAction = ({ page, t }: Guest, key: ActionKey, number: string): Locator =>
  page.getByRole('button', { name: t('board_of_order', { action: t(key), number }), exact: true })

/** The same for an action that a phone shows in the card's menu; opens the menu. */
export async function getMenuAction(who: Guest, key: ActionKey, number: string): Promise<Locator> {
  const { page, t } = who
  const menu = page.getByRole('button', {
    name: t('board_of_order', { action: t('board_actions'), number }),
    exact: true,
  })
  await getCard(who, number).waitFor()
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
  return getAction(who, key, number)
}

/** Opens the menu of rarer actions of an order and chooses one. */
export async function chooseMore(
  { page, t }: Guest,
  number: string,
  key: 'board_assign' | 'board_plan' | 'board_fail',
): Promise<void> {
  await page.getByRole('button', { name: t('board_more_of', { number }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(key), exact: true })
    .click()
}

/** Waits until nothing on the page is busy and no toast fades: the contrast of dimmed content cannot be checked. */
export const calm = ({ page }: Guest): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true], .Toastify__toast') === null)

/** A route handler that holds requests back until this many have arrived, so that they reach the server together. */
export function releaseTogether(count: number): (route: Route) => Promise<void> {
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let come = 0
  return async (route) => {
    come += 1
    if (come === count) resolve()
    await all
    await route.continue()
  }
}

/** The request that moves an order to another tab. */
export const STAGE_CALL = '**/api/Order/updateOrderStage?**'
/** The request that completes an order with its proof. */
export const PROOF_CALL = '**/api/ShippingEmployee/addproof/**'

/** Confirms in the dialog that the delivery comes before its promised day; nothing when it is due. */
export async function confirmEarly({ page, t }: Guest): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('board_complete_title') })
  await dialog.getByRole('textbox', { name: t('board_recipient') }).waitFor()
  const box = dialog.getByRole('checkbox', { name: t('board_early_confirm') })
  if ((await box.count()) > 0) await box.check()
}
