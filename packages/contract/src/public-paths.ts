import type { Language } from '@warda/domain/language'

/** Pages without personal data, which are the same for every reader of a language and can be cached. */
export const PUBLIC_PATHS = {
  home: '/',
  shop: '/shop',
  services: '/services',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  returns: '/returns',
  privacy: '/privacy',
  wishlist: '/wishlist',
  cart: '/cart',
  loading: '/loading',
} as const

/** The page of a product: its slug is the address; its id and its former slugs redirect there (DESK-08). */
export const productPath = (slug: string): string => `/product/${slug}`

const LANGUAGE_PATH = /^\/(en|ar)(?=\/|$)/

/**
 * The language path of a page: `/ar/shop` for `/shop`, `/ar` for `/`. Such a page is in this language for everybody; without it the language
 * is detected (decision 71).
 */
export const languagePath = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`

/** Splits a language path: `/ar/shop` into `ar` and `/shop`; `language` is null for other paths. */
export function splitLanguagePath(pathname: string): { language: Language | null; path: string } {
  const language = LANGUAGE_PATH.exec(pathname)?.[1]
  return {
    language: language === 'en' || language === 'ar' ? language : null,
    path: pathname.replace(LANGUAGE_PATH, '') || '/',
  }
}

/** Orders of the list of products. */
export const SORTS = ['default', 'price-asc', 'price-desc'] as const

/** Query parameters of the shop page, with the same names in the page's URL and in the API call (spec §2). */
export const SHOP_QUERY_KEYS = [
  'q',
  'category',
  'min',
  'max',
  'colour',
  'rating',
  'occasion',
  'offers',
  'sort',
  'page',
] as const

export type ShopQueryKey = (typeof SHOP_QUERY_KEYS)[number]
