import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listCards } from '../catalogue/index.ts'
import { addToWishlist, getWishlist, removeFromWishlist } from './change-wishlist.ts'
import { presentWishlist } from './present.ts'

export const wishlistRoutes: Pick<Handlers, 'getWishlist' | 'addToWishlist' | 'removeFromWishlist'> = {
  getWishlist: async ({ context, actor, language }) =>
    ok(presentWishlist(await listCards(context.db, await getWishlist(context, actor.userId), language))),

  addToWishlist: async ({ context, actor, params, language, t }) => {
    const ids = await addToWishlist(context, actor.userId, params.productId)
    if (!ids.ok) return ids
    return ok({
      message: t('server_wishlist_added'),
      data: presentWishlist(await listCards(context.db, ids.value, language)),
    })
  },

  removeFromWishlist: async ({ context, actor, params, language, t }) => {
    const ids = await removeFromWishlist(context, actor.userId, params.productId)
    return ok({
      message: t('server_wishlist_removed'),
      data: presentWishlist(await listCards(context.db, ids, language)),
    })
  },
}
