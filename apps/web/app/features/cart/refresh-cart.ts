import { removeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { setCartCount } from './cart-count.ts'

/** Updates the number on the bag and drops cached answers, after another page has changed the cart. */
export const refreshCart = async (userId: string): Promise<void> => {
  removeCached('getCart', 'quoteOrder')
  try {
    const { count } = await callApi('getCart', { params: { userId } })
    setCartCount(count)
  } catch {
    // The number is a convenience; the cart page tells what went wrong.
  }
}
