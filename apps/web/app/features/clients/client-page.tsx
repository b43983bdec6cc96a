import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { ClipboardList, FileText, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { ApiError } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Branches } from './branches.tsx'
import { ReviewBadge } from './review-labels.tsx'
import { TermsForm } from './terms-form.tsx'
import { type Client, useClient, useClientDebt } from './use-clients.ts'
import { Verification } from './verification.tsx'

type ClientPageProps = { clientId: number; bars: (ageing: Ageing) => ReactNode }

/** One company: verification, terms, branches and debt (ADMIN-02). */
export function ClientPage({ clientId, bars }: ClientPageProps) {
  const query = useClient(clientId)
  return (
    <div className="grid gap-5">
      <BackLink to={adminPaths.clients}>{m.admin_clients_back()}</BackLink>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState drawing="house" heading="h1" title={m.admin_clients_missing()} />
      ) : (
        <QueryResult query={query}>
          {(client) => (
            <>
              <ClientHeader client={client} />
              <Verification profile={client.profile} />
              <div className="grid items-start gap-5 xl:grid-cols-2">
                <Branches branches={client.branches} />
                <Owed client={client} bars={bars} />
              </div>
              <TermsForm key={clientId} clientId={clientId} terms={client.terms} />
            </>
          )}
        </QueryResult>
      )}
    </div>
  )
}

function ClientHeader({ client: { profile, owner, ownerUserId } }: { client: Client }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-3xl sm:text-4xl">
            <bdi>{profile.organizationName ?? m.admin_clients_unnamed()}</bdi>
          </h1>
          <ReviewBadge state={profile.reviewState} />
        </div>
        <p className="mt-1 text-ink-soft">
          {m.admin_clients_account()}{' '}
          <Link to={adminPaths.customer(ownerUserId)} className="underline underline-offset-4">
            <bdi>{owner.fullName}</bdi>
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 [&>*]:min-h-12">
        <a href={`tel:${owner.phoneNumber}`} className={buttonStyle('secondary')}>
          <Phone aria-hidden="true" size={18} />
          <bdi className="tabular" dir="ltr">
            {owner.phoneNumber}
          </bdi>
        </a>
        <a href={`mailto:${owner.email}`} className={buttonStyle('secondary')}>
          <Mail aria-hidden="true" size={18} />
          <bdi dir="ltr">{owner.email}</bdi>
        </a>
        <LinkButton look="secondary" to={`${adminPaths.orders}?client=${profile.id}`}>
          <ClipboardList aria-hidden="true" size={18} />
          {m.admin_clients_orders()}
        </LinkButton>
      </div>
    </header>
  )
}

function Owed({
  client: { profile, outstanding, unconfirmed, amounts },
  bars,
}: {
  client: Client
  bars: ClientPageProps['bars']
}) {
  const { data } = useClientDebt(profile.id)
  return (
    <Panel
      title={m.admin_clients_owed()}
      action={
        <LinkButton look="quiet" to={adminPaths.statement({ clientId: profile.id, userId: null })}>
          <FileText aria-hidden="true" size={17} />
          {m.admin_clients_statement()}
        </LinkButton>
      }
    >
      <p className="font-display text-3xl">
        <Money riyals={outstanding} className={outstanding > 0 ? 'text-petal-deep' : 'text-done-ink'} />
      </p>
      {unconfirmed > 0 && (
        <p className="text-ink-soft">
          <AmountText>
            {m.client_statement_unconfirmed({ money: formatMoney(unconfirmed, currentLanguage()) })}
          </AmountText>
        </p>
      )}
      {amounts.total > 0 && (
        <dl className="grid gap-1.5 text-[0.9375rem]">
          <AmountLines amounts={amounts} />
        </dl>
      )}
      {data && data.ageing.total > 0 && bars(data.ageing)}
    </Panel>
  )
}
