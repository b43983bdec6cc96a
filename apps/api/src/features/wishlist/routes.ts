import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { cardsOf } from '../catalogue/index.ts'
import { addToWishlist, getWishlist, removeFromWishlist } from './change-wishlist.ts'
import { presentWishlist } from './present.ts'

export const wishlistRoutes: Pick<Handlers, 'getWishlist' | 'addToWishlist' | 'removeFromWishlist'> = {
  getWishlist: async ({ world, actor, language }) =>
    ok(presentWishlist(await cardsOf(world.db, await getWishlist(world, actor.userId), language))),

  addToWishlist: async ({ world, actor, params, language, say }) => {
    const ids = await addToWishlist(world, actor.userId, params.productId)
    if (!ids.ok) return ids
    return ok({
      message: say('server_wishlist_added'),
      data: presentWishlist(await cardsOf(world.db, ids.value, language)),
    })
  },

  removeFromWishlist: async ({ world, actor, params, language, say }) => {
    const ids = await removeFromWishlist(world, actor.userId, params.productId)
    return ok({
      message: say('server_wishlist_removed'),
      data: presentWishlist(await cardsOf(world.db, ids, language)),
    })
  },
}
