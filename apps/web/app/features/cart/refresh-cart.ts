import { removeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { setCartCount } from './cart-count.ts'

/** After lines came into the cart by another way than its own page: the number on the bag, and what pages know of it. */
export const refreshCart = async (userId: string): Promise<void> => {
  removeCached('getCart', 'quoteOrder')
  try {
    const { count } = await callApi('getCart', { params: { userId } })
    setCartCount(count)
  } catch {
    // The number is a convenience; the cart page tells what went wrong.
  }
}
