import { m } from '@warda/i18n/messages'
import { AccountsContactForm } from '../../features/client-profile/accounts-contact-form.tsx'
import { AddressForm } from '../../features/client-profile/address-form.tsx'
import { Documents } from '../../features/client-profile/documents.tsx'
import { ProfilePage } from '../../features/client-profile/profile-page.tsx'
import { PurchaseOrderRule } from '../../features/client-profile/purchase-order-rule.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/company.ts'
import { SessionPage } from './session-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.client_nav_company(), description: m.client_company_lead(), private: true })

export default function CompanyRoute() {
  return (
    <SessionPage title={m.client_nav_company()} lead={m.client_company_lead()}>
      {(session) => (
        <ProfilePage
          userId={session.userId}
          after={(profile) => (
            <>
              <AccountsContactForm userId={session.userId} profile={profile} />
              <PurchaseOrderRule userId={session.userId} profile={profile} />
              <AddressForm userId={session.userId} profile={profile} />
              <Documents profile={profile} />
            </>
          )}
        />
      )}
    </SessionPage>
  )
}
