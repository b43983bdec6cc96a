import type { Wishlist } from '@warda/contract/basket'
import type { ProductCard } from '@warda/contract/catalogue'

export const presentWishlist = (cards: ProductCard[]): Wishlist => ({ favouritItems: cards })
