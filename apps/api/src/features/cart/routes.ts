import type { ClientId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { addToCart, type CartError, type CartLines, getCart, removeCartLine, updateCartLine } from './change-cart.ts'
import { presentCart } from './present.ts'
import { priceCart } from './price-cart.ts'
import { readQuantity } from './quantity-present.ts'

type Input = { context: AppContext; actor: { clientId: ClientId }; t(key: string): string; language: Language }

const present = async (lines: CartLines, { context, actor, language }: Input) =>
  presentCart(await priceCart(context, actor, lines), language)

const answer = async (lines: Result<CartLines, CartError>, message: string, input: Input) =>
  lines.ok ? ok({ message: input.t(message), data: await present(lines.value, input) }) : lines

export const cartRoutes: Pick<Handlers, 'getCart' | 'addToCart' | 'updateCartLine' | 'removeCartLine'> = {
  getCart: async (request) => ok(await present(await getCart(request.context, request.actor.userId), request)),

  addToCart: async (request) => {
    const input = { variantId: request.body.variantId, quantity: readQuantity(request.body) }
    return answer(await addToCart(request.context, request.actor, input), 'server_cart_added', request)
  },

  updateCartLine: async (request) => {
    const input = { variantId: request.params.id, quantity: readQuantity(request.body) }
    return answer(await updateCartLine(request.context, request.actor, input), 'server_cart_updated', request)
  },

  removeCartLine: async (request) =>
    answer(
      ok(await removeCartLine(request.context, request.actor.userId, request.params.id)),
      'server_cart_removed',
      request,
    ),
}
