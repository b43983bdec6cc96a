import { m } from '@warda/i18n/messages'
import { ApiError, callApi, withReference } from '../../lib/api/call-api.ts'
import { sizeWithStems } from '../../lib/format/size-with-stems.ts'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { readSession } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { setCartCount } from './cart-count.ts'
import { toAddBody } from './cart-present.ts'
import { canShop } from './shopping-roles.ts'

export type AddResult = 'added' | 'soldOut' | 'failed' | 'loginRequired'

/** Adds a size to the cart (ERR-05). Signed-out users are asked to log in first; `onSignedIn` is called afterwards. */
export const addProduct = async (variantId: number, quantity: number, onSignedIn: () => void): Promise<AddResult> => {
  const session = readSession()
  if (session === null) {
    openAuthModal('login', { note: m.cart_login_first(), onSignedIn })
    return 'loginRequired'
  }
  if (!canShop(session)) {
    void notify.error(m.cart_not_allowed(), { where: 'shell' })
    return 'failed'
  }
  try {
    const params = { userId: session.userId }
    const { data } = await callApi('addToCart', { params, body: toAddBody(variantId, quantity) })
    setCartCount(data.count)
    const added = data.cartItems.find(({ id }) => id === variantId)
    // A card adds the cheapest size, so the message names it.
    const message = added ? m.cart_added_size({ size: sizeWithStems(added.size, added.stems) }) : m.cart_added()
    void notify.success(message, { where: 'shell' })
    return 'added'
  } catch (error) {
    const soldOut = error instanceof ApiError && error.code === 'stock.out'
    void notify.error(soldOut ? m.cart_out_of_stock() : reason(error))
    return soldOut ? 'soldOut' : 'failed'
  }
}

const reason = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 0) return `${m.cart_add_failed()}. ${error.message}`
  return error instanceof ApiError && error.status === 400 ? error.message : withReference(m.cart_add_failed(), error)
}
