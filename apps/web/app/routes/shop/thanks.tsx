import { m } from '@warda/i18n/messages'
import { ThankYouPage } from '../../features/orders/thank-you/thank-you-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PrivatePage } from '../../shell/private-page.tsx'
import type { Route } from './+types/thanks.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.checkout_placed_title(), description: m.thanks_next(), private: true })

export default function ThanksRoute({ params }: Route.ComponentProps) {
  return (
    <PrivatePage>
      {({ userId }) => (
        <div className="page py-10 sm:py-14">
          <ThankYouPage userId={userId} orderId={params.orderId} />
        </div>
      )}
    </PrivatePage>
  )
}
