import type { Language } from '../browser.ts'

/** `size` in CSS pixels. */
export type TabOptions = { language: Language; size: { width: number; height: number } }

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

export type PageElement = {
  click(): Promise<void>
  /** Chooses a file in a file field. */
  upload(path: string): Promise<void>
}

/** One browser window, driven the same way in every engine. A function for the page uses only its arguments and globals of the page. */
export type Tab = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  run<A extends readonly Json[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>
  /** Evaluates a script in the page, whatever its content policy. */
  inject(script: string): Promise<void>
  find<A extends readonly Json[]>(work: (...args: A) => Element | null, ...args: A): Promise<PageElement | null>
  /** Types into the element with the focus. */
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** Uncaught exceptions and console errors so far. */
  errors(): string[]
  close(): Promise<void>
}
