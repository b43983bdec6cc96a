import { useMutation, useQuery } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi, textOf } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../ui/toast.ts'
import { setCartCount } from './cart-count.ts'
import { type Cart, type CartLine, toAddBody, toCart, toQuantityBody } from './cart-present.ts'

/** A view of its own below the endpoint's key: changes are shown before the server answers. */
const keyOf = (userId: string) => [...apiKey('getCart', { params: { userId } }), 'cart-page']

const showCart = (userId: string, cart: Cart): void => {
  queryClient.setQueryData(keyOf(userId), cart)
  setCartCount(cart.count)
}

/** The cart as the server knows it, with prices and stock of this moment. */
export const useCart = (userId: string) =>
  useQuery(
    {
      queryKey: keyOf(userId),
      queryFn: async ({ signal }) => {
        const cart = toCart(await callApi('getCart', { params: { userId } }, { signal }))
        setCartCount(cart.count)
        return cart
      },
    },
    queryClient,
  )

/** An optimistic change: shown at once, sent to the server, and taken back when it is refused. */
const useChange = <V>(userId: string, guess: (cart: Cart, input: V) => Cart, send: (input: V) => Promise<Cart>) =>
  useMutation<Cart, unknown, V, { before: Cart | undefined }>(
    {
      // One after another: two quick presses must not overtake each other.
      scope: { id: `cart:${userId}` },
      mutationFn: send,
      onMutate: async (input) => {
        await queryClient.cancelQueries({ queryKey: keyOf(userId) })
        const before = queryClient.getQueryData<Cart>(keyOf(userId))
        if (before) showCart(userId, guess(before, input))
        return { before }
      },
      onSuccess: (cart) => {
        // A later change is already on the screen; its own answer follows.
        if (queryClient.isMutating() <= 1) showCart(userId, cart)
      },
      onError: (error, _input, context) => {
        if (context?.before) showCart(userId, context.before)
        void notify.error(textOf(error, m.cart_add_failed()))
        void queryClient.invalidateQueries({ queryKey: keyOf(userId) })
      },
    },
    queryClient,
  )

const withLines = (lines: CartLine[]): Cart => ({
  lines,
  count: lines.reduce((sum, line) => sum + line.quantity, 0),
  // In hundredths, so that a guess never shows 74.69999.
  subtotal: lines.reduce((sum, line) => sum + Math.round(line.lineTotal * 100), 0) / 100,
})

export type QuantityChange = { id: number; quantity: number }

export const useSetQuantity = (userId: string) =>
  useChange<QuantityChange>(
    userId,
    (cart, { id, quantity }) =>
      withLines(
        cart.lines.map((line) =>
          line.id === id ? { ...line, quantity, lineTotal: Math.round(line.price * 100 * quantity) / 100 } : line,
        ),
      ),
    async ({ id, quantity }) =>
      toCart((await callApi('updateCartLine', { params: { userId, id }, body: toQuantityBody(quantity) })).data),
  )

export const useRemoveLine = (userId: string) =>
  useChange<CartLine>(
    userId,
    (cart, { id }) => withLines(cart.lines.filter((line) => line.id !== id)),
    async ({ id }) => toCart((await callApi('removeCartLine', { params: { userId, id } })).data),
  )

/** Puts a removed line back. */
export const useRestoreLine = (userId: string) =>
  useChange<CartLine>(
    userId,
    (cart, line) => withLines([line, ...cart.lines]),
    async ({ id, quantity }) =>
      toCart((await callApi('addToCart', { params: { userId }, body: toAddBody(id, quantity) })).data),
  )

/** Adds a line; its name and price come with the server's answer. */
export const useAddLine = (userId: string) =>
  useChange<number>(
    userId,
    (cart) => cart,
    async (variantId) =>
      toCart((await callApi('addToCart', { params: { userId }, body: toAddBody(variantId, 1) })).data),
  )
