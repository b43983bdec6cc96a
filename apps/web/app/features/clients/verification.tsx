import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { type ReactNode, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { doubtText } from '../../lib/forms/doubt-text.ts'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PrivatePicture } from '../../ui/media/private-picture.tsx'
import { ReviewForm } from './review-form.tsx'

/** The submitted profile with its documents, and the review decision. */
export function Verification({ profile }: { profile: ClientProfile }) {
  return (
    <Panel title={m.admin_clients_verification()} lead={m.admin_clients_verification_lead()}>
      {profile.isNotComplete && <Notice tone="warning">{m.admin_clients_incomplete()}</Notice>}
      {profile.doubts.length > 0 && (
        <Notice tone="warning">
          <p className="font-semibold">{m.admin_clients_doubts()}</p>
          <ul className="list-disc ps-5">
            {profile.doubts.map(({ field, doubt }) => (
              <li key={field}>
                {fieldNames[field]()} <bdi className="tabular">{profile[field]}</bdi>: {doubtText(doubt)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {profile.reviewNote !== '' && (
        <Notice>
          {m.admin_clients_last_word()} <bdi className="font-semibold">{profile.reviewNote}</bdi>
        </Notice>
      )}
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        <Register profile={profile} />
        <Owner profile={profile} />
        <Tax profile={profile} />
      </div>
      <ReviewForm key={`${profile.id} ${profile.reviewState}`} profile={profile} />
    </Panel>
  )
}

const fieldNames: Record<ClientProfile['doubts'][number]['field'], () => string> = {
  unifiedNumber: m.client_unified_number,
  registerNumber: m.client_register_number,
  ownerIdentityNumber: m.client_owner_identity,
  ownerContactNumber: m.client_owner_contact,
  taxNumber: m.client_tax_number,
}

const unknown = (): string => m.admin_clients_unknown()
const formatDay = (date: string | null) =>
  date === null ? unknown() : <bdi>{formatDayShort(date, currentLanguage())}</bdi>
const number = (text: string | null) => (text === null ? unknown() : <bdi className="tabular">{text}</bdi>)

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h3 className="border-line border-b pb-2 font-semibold font-text text-base">{title}</h3>
      <dl className="grid gap-3">{children}</dl>
    </section>
  )
}

function Register({ profile }: { profile: ClientProfile }) {
  const { address } = profile
  return (
    <Step title={m.client_step_register()}>
      <DescriptionItem name={m.client_organization()}>
        <bdi>{profile.organizationName ?? unknown()}</bdi>
      </DescriptionItem>
      <DescriptionItem name={m.client_unified_number()}>{number(profile.unifiedNumber)}</DescriptionItem>
      <DescriptionItem name={m.client_register_number()}>{number(profile.registerNumber)}</DescriptionItem>
      <DescriptionItem name={m.client_issue_date()}>{formatDay(profile.registerIssueDate)}</DescriptionItem>
      <DescriptionItem name={m.client_expiry_date()}>{formatDay(profile.registerExpiryDate)}</DescriptionItem>
      {address && (
        <DescriptionItem name={m.client_national_address()}>
          <bdi>
            {address.buildingNumber} {address.street}, {address.district}, {address.city} {address.postalCode}
          </bdi>
        </DescriptionItem>
      )}
      <Document name={m.client_register_copy()} fileId={profile.registerCopy} />
    </Step>
  )
}

function Owner({ profile }: { profile: ClientProfile }) {
  return (
    <Step title={m.client_step_owner()}>
      <DescriptionItem name={m.client_owner_name()}>
        <bdi>{profile.ownerName ?? unknown()}</bdi>
      </DescriptionItem>
      <DescriptionItem name={m.client_owner_identity()}>{number(profile.ownerIdentityNumber)}</DescriptionItem>
      <DescriptionItem name={m.client_owner_contact()}>
        {profile.ownerContactNumber === null ? (
          unknown()
        ) : (
          <a href={`tel:${profile.ownerContactNumber}`} className="inline-flex min-h-11 items-center hover:underline">
            <bdi className="tabular" dir="ltr">
              {profile.ownerContactNumber}
            </bdi>
          </a>
        )}
      </DescriptionItem>
      <Document name={m.client_owner_image()} fileId={profile.ownerIdentityImage} />
    </Step>
  )
}

const taxed = (registered: boolean | null): string => {
  if (registered === null) return unknown()
  return registered ? m.client_tax_yes() : m.client_tax_no()
}

function Tax({ profile }: { profile: ClientProfile }) {
  return (
    <Step title={m.client_step_tax()}>
      <DescriptionItem name={m.admin_clients_vat()}>{taxed(profile.isTaxRegistered)}</DescriptionItem>
      {profile.isTaxRegistered && (
        <DescriptionItem name={m.client_tax_number()}>{number(profile.taxNumber)}</DescriptionItem>
      )}
      {profile.isTaxRegistered === false && (
        <Document name={m.client_tax_letter()} fileId={profile.taxExemptionLetter} />
      )}
    </Step>
  )
}

/** A private document; fetched, and its access audited, only when opened. */
function Document({ name, fileId }: { name: string; fileId: string | null }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-medium">
        {fileId === null ? (
          unknown()
        ) : (
          <button
            type="button"
            aria-label={m.admin_clients_open_document({ name })}
            onClick={() => setOpen(true)}
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {m.admin_clients_open()}
          </button>
        )}
        <Dialog open={open} onClose={() => setOpen(false)} title={name} wide>
          {fileId !== null && <PrivatePicture fileId={fileId} alt={name} className="min-h-64 w-full object-contain!" />}
        </Dialog>
      </dd>
    </div>
  )
}
