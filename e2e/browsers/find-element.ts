import type { Json } from './tab.ts'

export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'file'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'option'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox'

/** Describes an element as a person does: its role, its accessible name, a text in it, and where it is. */
export type Query = {
  role: Role
  /** The whole accessible name, without direction marks. */
  name?: string
  /** A part of the visible text. */
  text?: string
  /** Whether disabled controls are skipped. */
  enabled?: boolean
  within?: Query
  last?: boolean
  /** Scrolls there, and finds it only when a click would reach it; for a hidden radio button or checkbox its label. */
  clickable?: boolean
}

declare const axe: {
  setup(root: Document): void
  teardown(): void
  commons: { text: { accessibleText(element: Element): string } }
}

/** Runs in the page, where axe-core is injected: the first or last visible element that matches. */
export function findElement(query: Query & { [key: string]: Json }): Element | null {
  const SELECTORS: Record<Role, string> = {
    alert: '[role=alert]',
    article: 'article',
    button: 'button:not([role]), [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox], select',
    dialog: '[role=dialog], [role=alertdialog], dialog',
    file: 'input[type=file]',
    group: 'fieldset, [role=group], [role=radiogroup]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    main: 'main',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
    tab: '[role=tab]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea',
  }
  const plain = (text: string): string =>
    text
      .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const isShown = (element: Element): boolean =>
    element.matches('input[type=file]') ||
    (element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert]') === null)
  const search = (wanted: Query): Element | null => {
    const root = wanted.within ? search(wanted.within) : document
    if (!root) return null
    const found = [...root.querySelectorAll(SELECTORS[wanted.role])].filter(
      (element) =>
        isShown(element) &&
        !(wanted.enabled && element.matches(':disabled, [aria-disabled=true]')) &&
        (wanted.text === undefined || plain((element as HTMLElement).innerText).includes(plain(wanted.text))) &&
        (wanted.name === undefined || plain(axe.commons.text.accessibleText(element)) === plain(wanted.name)),
    )
    return (wanted.last ? found.at(-1) : found[0]) ?? null
  }
  const reach = (element: Element | null): Element | null => {
    const target = element?.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element
    target?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {}
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return target && hit && (target.contains(hit) || hit.contains(target)) ? target : null
  }
  axe.setup(document)
  try {
    const element = search(query)
    return query.clickable ? reach(element) : element
  } finally {
    axe.teardown()
  }
}
