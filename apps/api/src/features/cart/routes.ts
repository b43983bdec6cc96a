import { ok, type Result } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'
import { addToCart, type CartFault, type CartLines, getCart, removeCartLine, updateCartLine } from './change-cart.ts'
import { presentCart } from './present.ts'
import { quantityOf } from './quantity-present.ts'

type Said = { say(key: string): string; language: 'en' | 'ar' }

const answer = (lines: Result<CartLines, CartFault>, message: string, { say, language }: Said) =>
  lines.ok ? ok({ message: say(message), data: presentCart(lines.value, language) }) : lines

export const cartRoutes: Pick<Handlers, 'getCart' | 'addToCart' | 'updateCartLine' | 'removeCartLine'> = {
  getCart: async ({ world, actor, language }) => ok(presentCart(await getCart(world, actor.userId), language)),

  addToCart: async (call) => {
    const add = { variantId: call.body.variantId, quantity: quantityOf(call.body) }
    return answer(await addToCart(call.world, call.actor, add), 'server_cart_added', call)
  },

  updateCartLine: async (call) => {
    const set = { variantId: call.params.id, quantity: quantityOf(call.body) }
    return answer(await updateCartLine(call.world, call.actor, set), 'server_cart_updated', call)
  },

  removeCartLine: async (call) =>
    answer(ok(await removeCartLine(call.world, call.actor.userId, call.params.id)), 'server_cart_removed', call),
}
