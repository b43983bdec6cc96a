import type { TaxUnit } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { environmentName } from './environment-name.ts'
import { isUnderWay } from './onboarding-step.ts'
import { OnboardingSteps } from './onboarding-steps.tsx'
import { RenewForm } from './renew-form.tsx'
import { RevokeButton } from './revoke-button.tsx'

const TONES: Record<TaxUnit['state'], BadgeTone> = { new: 'waiting', active: 'done', revoked: 'neutral' }

/** A unit: its system, certificate, onboarding and actions. */
export function UnitCard({ unit }: { unit: TaxUnit }) {
  const { state, expiry, onboarding } = unit
  const [isRenewing, setRenewing] = useState(false)
  const states = { new: m.tax_state_new(), active: m.tax_state_active(), revoked: m.tax_state_revoked() }
  const showsOnboarding = onboarding !== null && onboarding.step !== 'finished' && state !== 'revoked'
  return (
    <section
      aria-label={environmentName(unit.environment)}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{environmentName(unit.environment)}</h2>
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </header>
      {expiry === 'soon' && <Notice tone="warning">{m.tax_expires_soon()}</Notice>}
      {expiry === 'expired' && <Notice tone="error">{m.tax_expired()}</Notice>}
      <UnitFacts unit={unit} />
      {showsOnboarding && <OnboardingSteps onboarding={onboarding} />}
      {state === 'active' && !isUnderWay(unit) && (
        <div className="flex flex-wrap gap-3">
          {isRenewing ? (
            <RenewForm unitId={unit.id} onClose={() => setRenewing(false)} />
          ) : (
            <Button look={expiry === 'valid' ? 'secondary' : 'primary'} onClick={() => setRenewing(true)}>
              {m.tax_renew()}
            </Button>
          )}
          {!isRenewing && <RevokeButton unitId={unit.id} />}
        </div>
      )}
    </section>
  )
}

function UnitFacts({ unit }: { unit: TaxUnit }) {
  const language = currentLanguage()
  const { branch, location, businessCategory, serialNumber, documentCount, certificateSerial, expiresAt } = unit
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <DescriptionItem name={m.tax_branch()}>
        <bdi>{branch}</bdi>
      </DescriptionItem>
      <DescriptionItem name={m.tax_location()}>
        <bdi>{location}</bdi>
      </DescriptionItem>
      <DescriptionItem name={m.tax_business_category()}>
        <bdi>{businessCategory}</bdi>
      </DescriptionItem>
      {expiresAt !== null && (
        <DescriptionItem name={m.tax_expires_at()}>
          <time dateTime={expiresAt}>{formatDate(expiresAt, language)}</time>
        </DescriptionItem>
      )}
      <DescriptionItem name={m.tax_document_count()}>{formatNumber(documentCount, language)}</DescriptionItem>
      <DescriptionItem name={m.tax_unit_serial()}>
        <bdi className="break-all text-sm">{serialNumber}</bdi>
      </DescriptionItem>
      {certificateSerial !== null && (
        <DescriptionItem name={m.tax_certificate_serial()}>
          <bdi className="break-all text-sm">{certificateSerial}</bdi>
        </DescriptionItem>
      )}
    </dl>
  )
}
