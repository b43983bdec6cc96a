import * as z from 'zod/mini'
import { productCard } from './catalogue.ts'
import { endpoint, selfAccess } from './endpoint.ts'
import { numericId, uuid } from './wire/amount.ts'

const user = z.object({ userId: uuid })

export const wishlist = z.object({ favouritItems: z.array(productCard) })

export type Wishlist = z.infer<typeof wishlist>

const favourite = z.object({ userId: uuid, productId: numericId })

export const wishlistEndpoints = {
  getWishlist: endpoint('getWishlist', {
    access: selfAccess('userId'),
    summary: 'The caller’s wishlist, newest first',
    params: user,
    answer: wishlist,
  }),
  addToWishlist: endpoint('addToWishlist', {
    access: selfAccess('userId'),
    summary: 'Adds a product; adding twice is one entry',
    params: favourite,
    answer: z.object({ message: z.string(), data: wishlist }),
  }),
  removeFromWishlist: endpoint('removeFromWishlist', {
    access: selfAccess('userId'),
    summary: 'Removes a product',
    params: favourite,
    answer: z.object({ message: z.string(), data: wishlist }),
  }),
}
