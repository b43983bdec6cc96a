import type { TaxUnit } from '@warda/contract/tax-units'
import type { UnitRow } from './queries.ts'

/** How long before its expiry a certificate should be renewed. */
export const WARNING_MS = 30 * 24 * 60 * 60_000

export const presentUnit = (unit: UnitRow, now: number): TaxUnit => {
  const { id, environment, state, serialNumber, branch, location, businessCategory, certificateSerial, expiresAt } =
    unit
  return {
    id,
    environment,
    state,
    serialNumber,
    branch,
    location,
    businessCategory,
    documentCount: unit.counter,
    certificateSerial,
    expiresAt: expiresAt?.toISOString() ?? null,
    expiry: unit.state === 'active' && expiresAt ? expiryState(expiresAt, now) : null,
    activatedAt: unit.activatedAt?.toISOString() ?? null,
    revokedAt: unit.revokedAt?.toISOString() ?? null,
    onboarding: unit.onboarding && { ...unit.onboarding, startedAt: new Date(unit.onboarding.startedAt).toISOString() },
  }
}

const expiryState = (expiresAt: Date, now: number): NonNullable<TaxUnit['expiry']> => {
  const left = expiresAt.getTime() - now
  if (left <= 0) return 'expired'
  return left <= WARNING_MS ? 'soon' : 'valid'
}
