import type { Site } from '@warda/contract/settings'
import type { Language } from '@warda/domain/language'
import { useRouteLoaderData } from 'react-router'
import type { Brand } from '../lib/shop/brand.ts'

/** Contact and legal data of the shop and its ways to pay, for the footer. */
export type ShopInfo = Pick<Site, 'contact' | 'legal' | 'social' | 'developers' | 'paymentMethods'> & { hours: string }

/**
 * Data of every page: language, public URL, the categories of the top bar, and the shop's contact data (null when the API is not
 * available).
 */
export type RootData = {
  language: Language
  publicUrl: string
  categories: { name: string; slug: string }[]
  /** The message of the API when the categories could not be loaded, perhaps empty; null when they were. */
  categoriesProblem: string | null
  shop: ShopInfo | null
  /** Absent when the API is not available. */
  brand?: Brand
  /** The names of the shop's sizes. */
  sizes?: Site['sizes']
}

const none: RootData = { language: 'en', publicUrl: '', categories: [], categoriesProblem: null, shop: null }

/** Empty when the root loader failed, so that an error page can still be rendered. */
export const useRootData = (): RootData => (useRouteLoaderData('root') as RootData | undefined) ?? none

/** The same from the matches of a route's `meta`. */
export const findRootData = (matches: readonly unknown[]): RootData => {
  const root = matches.find((match) => (match as { id?: string } | undefined)?.id === 'root')
  return (root as { loaderData?: RootData } | undefined)?.loaderData ?? none
}
