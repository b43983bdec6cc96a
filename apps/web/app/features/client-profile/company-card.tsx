import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { Pencil } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { addressLine } from './address-line.ts'
import { ReviewBadge } from './review-badge.tsx'

/** Leaves out the register, the owner and tax. */
type CompanyCardProps = { profile: ClientProfile; brief: boolean; onEdit: () => void }

/** Name, e-mail, phone and address of the company, with an edit button (CLIENT-01). */
export function CompanyCard({ profile, brief, onEdit }: CompanyCardProps) {
  return (
    <section aria-labelledby="company" className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid justify-items-start gap-2">
          <h2 id="company" className="text-3xl">
            <bdi>{profile.organizationName}</bdi>
          </h2>
          <ReviewBadge state={profile.reviewState} />
        </div>
        <Button look="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" size={17} />
          {m.client_edit()}
        </Button>
      </header>
      <Review profile={profile} />
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <DescriptionItem name={m.client_email()}>
          <bdi>{profile.email}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.client_phone()}>
          <bdi dir="ltr">{profile.phoneNumber}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.client_address()}>
          <bdi>{addressLine(profile.address) ?? m.client_unknown()}</bdi>
        </DescriptionItem>
        {!brief && <Details profile={profile} />}
      </dl>
    </section>
  )
}

function Review({ profile }: { profile: ClientProfile }) {
  if (profile.reviewState === 'pending') return <Notice>{m.client_review_pending_text()}</Notice>
  if (profile.reviewState !== 'rejected') return null
  return (
    <Notice tone="warning">
      {m.client_review_rejected_text()}{' '}
      {profile.reviewNote && <bdi className="font-semibold">{profile.reviewNote}</bdi>}
    </Notice>
  )
}

function Details({ profile }: { profile: ClientProfile }) {
  const language = currentLanguage()
  const day = (date: string | null) =>
    date === null ? m.client_unknown() : <bdi>{formatDayShort(date, language)}</bdi>
  const number = (text: string | null) => <bdi className="tabular">{text ?? m.client_unknown()}</bdi>
  return (
    <>
      <DescriptionItem name={m.client_unified_number()}>{number(profile.unifiedNumber)}</DescriptionItem>
      <DescriptionItem name={m.client_register_number()}>{number(profile.registerNumber)}</DescriptionItem>
      <DescriptionItem name={m.client_issue_date()}>{day(profile.registerIssueDate)}</DescriptionItem>
      <DescriptionItem name={m.client_expiry_date()}>{day(profile.registerExpiryDate)}</DescriptionItem>
      <DescriptionItem name={m.client_owner_name()}>
        <bdi>{profile.ownerName ?? m.client_unknown()}</bdi>
      </DescriptionItem>
      <DescriptionItem name={m.client_tax_number()}>
        {profile.isTaxRegistered ? number(profile.taxNumber) : m.client_tax_no()}
      </DescriptionItem>
    </>
  )
}
