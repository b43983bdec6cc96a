import { m } from '@warda/i18n/messages'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.cart_title(), description: m.cart_description(), private: true })

export default function CartRoute() {
  return <CartPage />
}
