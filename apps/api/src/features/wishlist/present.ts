import type { ProductCard } from '@warda/contract/catalogue'
import type { Wishlist } from '@warda/contract/wishlist'

export const presentWishlist = (cards: ProductCard[]): Wishlist => ({ favouritItems: cards })
