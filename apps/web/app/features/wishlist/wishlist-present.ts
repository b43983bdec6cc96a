import type { ProductCard } from '@warda/contract/catalogue'
import type { Wishlist } from '@warda/contract/wishlist'

/** Products of a wishlist, newest first. */
export const toProducts = ({ favouritItems }: Wishlist): ProductCard[] => favouritItems
