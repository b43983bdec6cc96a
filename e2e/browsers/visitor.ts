import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '../browser.ts'
import { type Messages, plain } from '../messages.ts'
import { findElement, type Query, type Role } from './find-element.ts'
import type { PageElement, Tab } from './tab.ts'

/** A person in a browser of their own. */
export type Visitor = { tab: Tab; base: string; language: Language; t: Messages }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In ms. */
const LIMIT = 120_000
const INTERVAL = 150

/** Repeats `attempt` until it returns something; the driver throws while a page is replaced by the next one. */
export async function retry<T>(what: string, { tab }: Visitor, attempt: () => Promise<T | null | false>): Promise<T> {
  const end = performance.now() + LIMIT
  for (;;) {
    let problem: unknown
    try {
      const result = await attempt()
      if (result !== null && result !== false) return result
    } catch (error) {
      problem = error
    }
    if (performance.now() > end) {
      const url = await tab.run(() => location.href).catch(() => 'an unknown address')
      throw new Error(`${what}: waited ${LIMIT / 1000} s at ${url}`, { cause: problem })
    }
    await pause(INTERVAL)
  }
}

/** Describes an element; see `Query`. */
export const by = (role: Role, name?: string, more: Omit<Query, 'role' | 'name'> = {}): Query => ({
  role,
  ...(name === undefined ? {} : { name }),
  ...more,
})

/** The element as it is now, or null. */
async function find({ tab }: Visitor, query: Query): Promise<PageElement | null> {
  await injectAxe(tab)
  return tab.find(findElement, query)
}

/** Loads axe-core, which computes accessible names, into the page once. */
export async function injectAxe(tab: Tab): Promise<void> {
  if (!(await tab.run(() => 'axe' in globalThis))) await tab.inject(axe)
}

/** Opens a page of the shop and waits until React has hydrated it: before, buttons have no handlers. */
export async function openPage(visitor: Visitor, path: string): Promise<void> {
  // A navigation that the page has begun itself (after logging in) may end or replace this one.
  await retry(`cannot open ${path}`, visitor, async () => {
    await visitor.tab.open(visitor.base + path)
    await waitForHydration(visitor)
    return visitor.tab.run((wanted) => location.pathname === wanted, new URL(path, visitor.base).pathname)
  })
}

/** Reloads the page and waits as `openPage` does. */
export const reloadPage = async (visitor: Visitor): Promise<void> => {
  await visitor.tab.reload()
  await waitForHydration(visitor)
}

const waitForHydration = (visitor: Visitor): Promise<boolean> =>
  retry('no hydrated page', visitor, () =>
    visitor.tab.run(() => Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'))),
  )

/** Waits until the element is shown. */
export const waitFor = (visitor: Visitor, query: Query): Promise<PageElement> =>
  retry(`no ${describe(query)}`, visitor, () => find(visitor, query))

/** Waits until the element is gone. */
export const waitUntilGone = (visitor: Visitor, query: Query): Promise<boolean> =>
  retry(`still ${describe(query)}`, visitor, async () => (await find(visitor, query)) === null)

/** Waits until the page shows the text. */
export const waitForText = (visitor: Visitor, text: string): Promise<boolean> =>
  retry(`no text “${text}”`, visitor, async () => (await readText(visitor)).includes(plain(text)))

/** The visible text of the page. */
export const readText = async ({ tab }: Visitor): Promise<string> => plain(await tab.run(() => document.body.innerText))

/** Waits until the address matches. */
export const waitForAddress = (visitor: Visitor, address: RegExp): Promise<boolean> =>
  retry(`not at ${address}`, visitor, async () => address.test(await visitor.tab.run(() => location.href)))

/** Clicks the middle of the element, or of its label when the control itself is hidden. */
export const click = (visitor: Visitor, query: Query): Promise<true> =>
  retry(`cannot click ${describe(query)}`, visitor, async () => {
    const element = await find(visitor, { ...query, enabled: true, clickable: true })
    await element?.click()
    return element !== null
  })

/** Replaces the text of a field by typing. */
export const fill = (visitor: Visitor, query: Query, text: string): Promise<true> =>
  retry(`cannot fill ${describe(query)}`, visitor, async () => {
    await click(visitor, query)
    await visitor.tab.run(selectFieldText)
    await visitor.tab.type(text)
    return visitor.tab.run(isFieldFilled)
  })

/** Runs in the page. */
function selectFieldText(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** Runs in the page. */
function isFieldFilled(): boolean {
  const field = document.activeElement
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''
}

const describe = (query: Query): string => JSON.stringify(query)
