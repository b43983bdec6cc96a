import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { type Session, useSession } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AddOns } from './add-ons.tsx'
import type { Cart, CartLine } from './cart-present.ts'
import { CartRow } from './cart-row.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { canShop } from './shopping-roles.ts'
import { useCart, useRemoveLine, useRestoreLine, useSetQuantity } from './use-cart.ts'

/** The cart (ROUTE-04): quantities, removal with undo, and stock warnings of the server. */
export function CartPage() {
  const session = useSession()
  return (
    <div className="page min-h-dvh py-10 sm:py-14">
      <h1 className="text-4xl sm:text-5xl">{m.cart_title()}</h1>
      <div className="mt-8">{content(session)}</div>
    </div>
  )
}

const content = (session: Session | null | undefined) => {
  if (session === undefined) return <CartSkeleton />
  if (session === null) return <SignedOut />
  return canShop(session) ? <SignedInCart userId={session.userId} /> : <NotShopping />
}

function SignedInCart({ userId }: { userId: string }) {
  const { data: cart, error, refetch } = useCart(userId)
  if (cart !== undefined) return <Lines userId={userId} cart={cart} />
  if (error === null) return <CartSkeleton />
  return <FailedNotice error={error} onRetry={refetch} />
}

function Lines({ userId, cart }: { userId: string; cart: Cart }) {
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const setQuantity = useSetQuantity(userId)
  const remove = useRemoveLine(userId)
  const restore = useRestoreLine(userId)
  const removeLine = (line: CartLine): void => {
    setRemoved(line)
    remove.mutate(line)
  }
  const restoreLine = (line: CartLine): void => {
    setRemoved(null)
    restore.mutate(line)
  }
  return (
    <div className="grid gap-4">
      {removed && (
        <Notice
          action={
            <Button look="secondary" size="small" onClick={() => restoreLine(removed)}>
              {m.cart_undo()}
            </Button>
          }
        >
          {m.cart_removed({ name: removed.name })}
        </Notice>
      )}
      {cart.lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
            <ul aria-label={m.cart_lines()} className="divide-y divide-line border-line border-y">
              {cart.lines.map((line) => (
                <CartRow
                  key={line.id}
                  line={line}
                  onQuantity={(quantity) => setQuantity.mutate({ id: line.id, quantity })}
                  onRemove={() => removeLine(line)}
                />
              ))}
            </ul>
            <CartSummary userId={userId} cart={cart} />
          </div>
          <AddOns userId={userId} lines={cart.lines} />
        </>
      )}
    </div>
  )
}

function Empty() {
  return (
    <EmptyState
      drawing="basket"
      title={m.cart_empty_title()}
      actions={<LinkButton to={paths.shop}>{m.cart_empty_action()}</LinkButton>}
    >
      {m.cart_empty_text()}
    </EmptyState>
  )
}

function SignedOut() {
  return (
    <EmptyState
      drawing="key"
      title={m.cart_signed_out_title()}
      actions={
        <>
          <Button onClick={() => openAuthModal('login')}>{m.cart_login()}</Button>
          <LinkButton to={paths.shop} look="secondary">
            {m.cart_empty_action()}
          </LinkButton>
        </>
      }
    >
      {m.cart_signed_out_text()}
    </EmptyState>
  )
}

function NotShopping() {
  return (
    <EmptyState drawing="gate" title={m.cart_not_shopping_title()}>
      {m.cart_not_shopping_text()}
    </EmptyState>
  )
}
