import type { Wishlist } from '@warda/contract/basket'
import type { ProductCard } from '@warda/contract/catalogue'

/** The products of a wishlist, newest first. */
export const toProducts = ({ favouritItems }: Wishlist): ProductCard[] => favouritItems
