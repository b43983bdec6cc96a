import { m } from '@warda/words/messages'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The way to the cart. */
export function CartLink() {
  return (
    <Link
      to={paths.cart}
      className="relative -me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
      aria-label={m.shell_cart()}
    >
      <ShoppingBag aria-hidden="true" size={21} />
    </Link>
  )
}
