import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { instant, uuid } from './wire/amount.ts'
import { text } from './wire/text.ts'

export const TAX_ENVIRONMENTS = ['sandbox', 'simulation', 'production'] as const

/** The one-time password of the authority's portal. */
const oneTimePassword = z.string('required').check(z.trim(), z.regex(/^\d{6}$/, 'invalid_one_time_password'))

export const onboardTaxUnitBody = z.object({
  environment: z.enum(TAX_ENVIRONMENTS, 'invalid_choice'),
  oneTimePassword,
  branch: text(1, 60),
  /** The short national address. */
  location: z.string('required').check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{4}\d{4}$/, 'short_address')),
  businessCategory: text(1, 60),
})

export const renewTaxUnitBody = z.object({ oneTimePassword })

const authorityMessage = z.object({
  level: z.enum(['error', 'warning']),
  /** The authority's rule; may be empty. */
  code: z.string(),
  text: z.string(),
})

const taxUnit = z.object({
  id: uuid,
  environment: z.enum(TAX_ENVIRONMENTS),
  state: z.enum(['new', 'active', 'revoked']),
  serialNumber: z.string(),
  branch: z.string(),
  location: z.string(),
  businessCategory: z.string(),
  /** Documents in its chain. */
  documentCount: z.int(),
  certificateSerial: z.nullable(z.string()),
  expiresAt: z.nullable(instant),
  /** Of the active unit: `soon` from 30 days before the end. */
  expiry: z.nullable(z.enum(['valid', 'soon', 'expired'])),
  activatedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
  /** The latest request for a certificate. */
  onboarding: z.nullable(
    z.object({
      kind: z.enum(['first', 'renewal']),
      step: z.enum(['compliance', 'checks', 'production', 'finished', 'failed']),
      /** Documents checked, of six. */
      checked: z.int(),
      /** Why the authority refused. */
      messages: z.array(authorityMessage),
      /** Why the last attempt failed and is retried, or null. */
      waitingFor: z.nullable(z.string()),
      startedAt: instant,
    }),
  ),
})
export type TaxUnit = z.infer<typeof taxUnit>

const unitAnswer = z.object({ message: z.string(), data: taxUnit })

/** Few attempts, so that one-time passwords cannot be guessed. */
const limits = [{ by: 'user', max: 30, seconds: 3600 }] as const

export const taxUnitEndpoints = {
  taxUnits: endpoint('taxUnits', {
    access: asAdmin('settings'),
    summary:
      'Units that sign tax documents for the authority, the active one first, with the progress of their onboarding (ZATCA-04)',
    answer: z.object({
      data: z.array(taxUnit),
      /** Whether TAX_KEY_SECRET and the seller details are set, without which no unit can be onboarded. */
      hasKey: z.boolean(),
      hasSeller: z.boolean(),
      /** Why documents wait: no unit, no valid certificate, or an unreadable key; null while they are issued. */
      waitsFor: z.nullable(z.enum(['unit', 'certificate', 'key'])),
    }),
  }),
  onboardTaxUnit: endpoint('onboardTaxUnit', {
    access: asAdmin('settings'),
    summary: 'Creates a unit with a new key and requests its certificate with a one-time password (ZATCA-04)',
    body: onboardTaxUnitBody,
    answer: unitAnswer,
    limits,
  }),
  renewTaxUnit: endpoint('renewTaxUnit', {
    access: asAdmin('settings'),
    summary: 'Requests a new certificate for a new key of the active unit (ZATCA-04)',
    params: z.object({ unitId: uuid }),
    body: renewTaxUnitBody,
    answer: unitAnswer,
    limits,
  }),
  revokeTaxUnit: endpoint('revokeTaxUnit', {
    access: asAdmin('settings'),
    summary: 'Stops signing with a unit (ZATCA-04)',
    params: z.object({ unitId: uuid }),
    answer: unitAnswer,
  }),
}
