import type { Site } from '@warda/contract/settings'
import type { Language } from '@warda/domain/language'
import { useRouteLoaderData } from 'react-router'

/** How the shop is reached, for the footer. */
export type ShopInfo = Pick<Site, 'contact' | 'social' | 'developers'> & { hours: string }

/**
 * What every page knows: its language, where the shop is published, the categories of the top bar, and how the shop is reached (null when
 * the API is away).
 */
export type RootData = {
  language: Language
  publicUrl: string
  categories: { name: string; slug: string }[]
  shop: ShopInfo | null
}

const none: RootData = { language: 'en', publicUrl: '', categories: [], shop: null }

/** Empty when the document itself failed, so that an error page can still be drawn. */
export const useRootData = (): RootData => (useRouteLoaderData('root') as RootData | undefined) ?? none

/** The same for a route's `meta`, from the matches it is given. */
export const findRootData = (matches: readonly unknown[]): RootData => {
  const root = matches.find((match) => (match as { id?: string } | undefined)?.id === 'root')
  return (root as { loaderData?: RootData } | undefined)?.loaderData ?? none
}
