import { useRouteLoaderData } from 'react-router'
import type { Language } from '../lib/language.ts'

/** What every page knows: its language, where the shop is published, and the categories of the top bar. */
export type RootData = { language: Language; publicUrl: string; categories: { name: string; slug: string }[] }

const none: RootData = { language: 'en', publicUrl: '', categories: [] }

/** Empty when the document itself failed, so that an error page can still be drawn. */
export const useRootData = (): RootData => (useRouteLoaderData('root') as RootData | undefined) ?? none

/** The same for a route's `meta`, from the matches it is given. */
export const rootDataOf = (matches: readonly unknown[]): RootData => {
  const root = matches.find((match) => (match as { id?: string } | undefined)?.id === 'root')
  return (root as { loaderData?: RootData } | undefined)?.loaderData ?? none
}
