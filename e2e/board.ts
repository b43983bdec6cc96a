import type { Locator, Route } from 'playwright-core'
import type { Member } from './member.ts'
import { comeSignedIn, type Session } from './session.ts'
import type { Guest } from './visit.ts'

export type TabKey = 'board_tab_pending' | 'board_tab_inDelivery' | 'board_tab_completed'
type ActionKey =
  | 'board_start'
  | 'board_complete'
  | 'board_send'
  | 'board_pay'
  | 'board_schedule'
  | 'board_debts'
  | 'board_invoice'

/** The delivery board in front of an employee who signed in earlier; `query` is what follows its address. */
export async function openBoard(who: Guest, member: Member, query = ''): Promise<Session> {
  const session = await comeSignedIn(who, member)
  await who.page.goto(`${who.base}/dashboard-delivery/${session.userId}${query}`)
  await boardStands(who)
  return session
}

/** Waits until the board shows its orders and is told of every change. */
export async function boardStands({ page, t }: Guest): Promise<void> {
  await page.getByRole('heading', { name: t('board_heading') }).waitFor()
  await page.getByText(t('board_live_connected'), { exact: true }).waitFor()
  await page.getByRole('tab').first().locator('span[aria-hidden]').waitFor()
}

const tabOf = ({ page, t }: Guest, key: TabKey): Locator => page.getByRole('tab').filter({ hasText: t(key) })

export const openTab = (who: Guest, key: TabKey): Promise<void> => tabOf(who, key).click()

/** How many orders a tab says it holds. */
export const countOn = async (who: Guest, key: TabKey): Promise<number> =>
  Number(await tabOf(who, key).locator('span[aria-hidden]').innerText())

/** Waits until a tab says that it holds so many. */
export const waitForCount = (who: Guest, key: TabKey, count: number): Promise<void> =>
  tabOf(who, key).locator('span[aria-hidden]').getByText(String(count), { exact: true }).waitFor()

/** The card of an order. */
export const cardOf = ({ page }: Guest, number: string): Locator =>
  page.getByRole('article').filter({ hasText: `#${number}` })

/** Types into the board's search what a dispatcher looks for. */
export const searchFor = ({ page, t }: Guest, words: string): Promise<void> =>
  page.getByRole('textbox', { name: t('board_search') }).fill(words)

/** The button of an action of one order. */
export const actionOf = ({ page, t }: Guest, key: ActionKey, number: string): Locator =>
  page.getByRole('button', { name: t('board_of_order', { action: t(key), number }), exact: true })

/** Opens what is done with an order now and then, and chooses `key` of it. */
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

/** Waits until nothing on the page is under way: what is dimmed meanwhile has no contrast to judge. */
export const calm = ({ page }: Guest): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)

/** Lets requests go on only when as many have come: what is pressed by several people is asked at the same moment. */
export function inOneMoment(people: number): (route: Route) => Promise<void> {
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let come = 0
  return async (route) => {
    come += 1
    if (come === people) resolve()
    await all
    await route.continue()
  }
}

/** The request that moves an order to another tab. */
export const STAGE_CALL = '**/api/Order/updateOrderStage?**'
