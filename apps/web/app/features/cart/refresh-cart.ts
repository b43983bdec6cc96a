import { removeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { setCartCount } from './cart-count.ts'

/** Updates the count in the header and removes cached carts after another page changed the cart. */
export const refreshCart = async (userId: string): Promise<void> => {
  removeCached('getCart', 'quoteOrder')
  try {
    const { count } = await callApi('getCart', { params: { userId } })
    setCartCount(count)
  } catch {
    // The count is optional; the cart page shows the error.
  }
}
