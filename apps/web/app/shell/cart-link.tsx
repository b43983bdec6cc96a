import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { loadCartCount, useCartCount } from '../features/cart/cart-count.ts'
import { useSession } from '../lib/session/session.ts'
import { paths } from '../paths.ts'
import { ShoppingBag } from '../ui/icons.tsx'
import { whenIdle } from './when-idle.ts'

/** Link to the cart; the number of items is loaded when the page is idle. */
export function CartLink() {
  const userId = useSession()?.userId
  const count = useCartCount()
  useEffect(() => (userId ? whenIdle(() => void loadCartCount()) : undefined), [userId])
  return (
    <Link
      to={paths.cart}
      className="relative -me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
      aria-label={count ? m.shell_cart_count({ count }) : m.shell_cart()}
    >
      <ShoppingBag aria-hidden="true" size={21} />
      {/* The digits are CSS content, so that they are not part of the accessible name, which has the number in words. */}
      {count ? (
        <span
          aria-hidden="true"
          data-count={count > 99 ? '99+' : count}
          className="tabular absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-petal px-1 font-semibold text-white text-xs before:content-[attr(data-count)]"
        />
      ) : null}
    </Link>
  )
}
