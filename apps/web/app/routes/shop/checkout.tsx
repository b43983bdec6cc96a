import { hasPrimaryRole } from '@warda/domain/access/roles'
import { m } from '@warda/i18n/messages'
import { useEffect, useState } from 'react'
import { setCartCount } from '../../features/cart/cart-count.ts'
import { canShop } from '../../features/cart/shopping-roles.ts'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { openPayment, requestPaymentLink } from '../../features/payments/open-payment.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { type Session, useSession } from '../../lib/session/session.ts'
import { dashboardPath } from '../../paths.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LatePart } from '../../ui/feedback/late-part.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.checkout_title(), description: m.checkout_description(), private: true })

/** Only a business delivers to branches. */
const loadBranchField = () => import('../../features/checkout/branch-field.tsx')

const emptied = (): void => setCartCount(0)

export default function CheckoutRoute() {
  const session = useSession()
  return <div className="page min-h-dvh py-10 sm:py-14">{contentFor(session)}</div>
}

const contentFor = (session: Session | null | undefined) => {
  if (session === undefined) return <Skeleton className="h-96 w-full" />
  if (session === null) return <SignedOut />
  if (!canShop(session))
    return (
      <EmptyState drawing="gate" heading="h1" title={m.cart_not_shopping_title()}>
        {m.cart_not_shopping_text()}
      </EmptyState>
    )
  return <Checkout key={session.userId} session={session} />
}

function SignedOut() {
  return (
    <EmptyState
      drawing="key"
      heading="h1"
      title={m.cart_signed_out_title()}
      actions={<Button onClick={() => openAuthModal('login')}>{m.cart_login()}</Button>}
    >
      {m.cart_signed_out_text()}
    </EmptyState>
  )
}

function Checkout({ session }: { session: Session }) {
  const phone = usePhone(session.userId)
  const business = hasPrimaryRole(session, 'Customer', 'BranchManager') && session.clientId > 0
  return (
    <CheckoutPage
      session={session}
      kind={business ? 'business' : 'retail'}
      phone={phone}
      branches={(checkout) => (
        <LatePart load={loadBranchField} skeleton={<Skeleton className="h-18 w-full" />}>
          {({ BranchField }) => (
            <BranchField checkout={checkout} userId={session.userId} dashboard={dashboardPath(session)} />
          )}
        </LatePart>
      )}
      requestPaymentLink={requestPaymentLink}
      openPayment={openPayment}
      onPlaced={emptied}
    />
  )
}

/** The buyer's phone, for "send to me". */
const usePhone = (userId: string): string | null => {
  const [phone, setPhone] = useState<string | null>(null)
  useEffect(() => {
    callApi('getPublicUser', { params: { userId } }).then(
      ({ data }) => setPhone(data.phoneNumber || null),
      () => undefined,
    )
  }, [userId])
  return phone
}
