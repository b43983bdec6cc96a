import { useMutation, useQuery } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { apiKey } from '../../lib/api/api-query.ts'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { setCartCount } from './cart-count.ts'
import { type Cart, type CartLine, toAddBody, toCart, toQuantityBody } from './cart-present.ts'
import { storeOfflineCart } from './offline-cart.ts'

/** A key below the endpoint's key, which holds the optimistic state. */
const cartKey = (userId: string) => [...apiKey('getCart', { params: { userId } }), 'cart-page']

const showCart = (userId: string, cart: Cart): void => {
  queryClient.setQueryData(cartKey(userId), cart)
  setCartCount(cart.count)
}

/** The cart with current prices and stock. */
export const useCart = (userId: string) =>
  useQuery(
    {
      queryKey: cartKey(userId),
      queryFn: async ({ signal }) => {
        const cart = toCart(await callApi('getCart', { params: { userId } }, { signal }))
        setCartCount(cart.count)
        void storeOfflineCart(userId, cart).catch(() => undefined)
        return cart
      },
    },
    queryClient,
  )

/** Shows a change before the server answers and rolls it back on an error. */
const useOptimisticChange = <V>(
  userId: string,
  predict: (cart: Cart, input: V) => Cart,
  send: (input: V) => Promise<Cart>,
) =>
  useMutation<Cart, unknown, V, { before: Cart | undefined }>(
    {
      // Mutations run in sequence, so that quick clicks do not overtake each other.
      scope: { id: `cart:${userId}` },
      mutationFn: send,
      onMutate: async (input) => {
        await queryClient.cancelQueries({ queryKey: cartKey(userId) })
        const before = queryClient.getQueryData<Cart>(cartKey(userId))
        if (before) showCart(userId, predict(before, input))
        return { before }
      },
      onSuccess: (cart) => {
        // A later change is already shown and brings its own answer.
        if (queryClient.isMutating() <= 1) showCart(userId, cart)
      },
      onError: (error, _input, context) => {
        if (context?.before) showCart(userId, context.before)
        void notify.error(getErrorMessage(error, m.cart_add_failed()))
        void queryClient.invalidateQueries({ queryKey: cartKey(userId) })
      },
    },
    queryClient,
  )

const withLines = (lines: CartLine[]): Cart => ({
  lines,
  count: lines.reduce((sum, line) => sum + line.quantity, 0),
  // Rounded to halalas, so that the prediction has no floating point error such as 74.69999.
  subtotal: lines.reduce((sum, line) => sum + Math.round(line.lineTotal * 100), 0) / 100,
})

export type QuantityChange = { id: number; quantity: number }

export const useSetQuantity = (userId: string) =>
  useOptimisticChange<QuantityChange>(
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
  useOptimisticChange<CartLine>(
    userId,
    (cart, { id }) => withLines(cart.lines.filter((line) => line.id !== id)),
    async ({ id }) => toCart((await callApi('removeCartLine', { params: { userId, id } })).data),
  )

export const useRestoreLine = (userId: string) =>
  useOptimisticChange<CartLine>(
    userId,
    (cart, line) => withLines([line, ...cart.lines]),
    async ({ id, quantity }) =>
      toCart((await callApi('addToCart', { params: { userId }, body: toAddBody(id, quantity) })).data),
  )

/** Adds a line, shown with the server's answer, because its name and price are not cached. */
export const useAddLine = (userId: string) =>
  useOptimisticChange<number>(
    userId,
    (cart) => cart,
    async (variantId) =>
      toCart((await callApi('addToCart', { params: { userId }, body: toAddBody(variantId, 1) })).data),
  )
