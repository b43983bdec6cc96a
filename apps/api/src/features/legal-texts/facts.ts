import type { Language } from '@warda/domain/language'
import type { LegalFact } from '@warda/domain/legal/legal-template'
import { halalasToRiyals } from '@warda/domain/money'
import { UNPAID_MINUTES } from '@warda/domain/orders/expiry'
import { VAT_PERCENT } from '@warda/domain/vat'
import { formatMoney } from '@warda/i18n/format-money'
import { isolate, isolateLtr } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { getDisclosures, type Settings } from '../settings/index.ts'
import { listProcessors, type UsedServices } from './processors.ts'
import { listRetention } from './retention-list.ts'

type LegalServices = UsedServices & { PUBLIC_URL: string }

/**
 * The facts that legal texts name, as Markdown in one language; a missing one is empty. None depends on the time, so that a text changes
 * with the settings only.
 */
export function listFacts(settings: Settings, services: LegalServices, language: Language): Record<LegalFact, string> {
  const { identity, calendar, links, promises } = settings
  const disclosures = getDisclosures(settings, language)
  const shop = escapeMarkdown(identity.name[language])
  const page = (path: string): string => `${services.PUBLIC_URL}${path}?lng=${language}`
  const hours = (count: number): string => t('legal_hours', language, { count })
  return {
    shop,
    legalName: escapeMarkdown(disclosures.legalName) || shop,
    registerNumber: disclosures.registerNumber,
    vatNumber: disclosures.vatNumber,
    address: escapeMarkdown(disclosures.address),
    city: escapeMarkdown(identity.city[language]),
    phone: disclosures.phone === '' ? '' : isolateLtr(disclosures.phone),
    email: mailLink(disclosures.email),
    whatsapp: links.whatsapp ?? '',
    complaintEmail: mailLink(settings.legal.complaintEmail || disclosures.email),
    answerTime:
      disclosures.answerDays === 0 ? '' : t('legal_working_days', language, { count: disclosures.answerDays }),
    hosting: escapeMarkdown(disclosures.hosting),
    contactPage: page('/contact'),
    termsPage: page('/terms'),
    returnsPage: page('/returns'),
    privacyPage: page('/privacy'),
    vatPercent: String(VAT_PERCENT),
    holdTime: t('legal_minutes', language, { count: UNPAID_MINUTES }),
    addressTime: hours(settings.addressHours),
    deliveryFee: money(calendar.feeHalalas, language),
    freeDelivery: calendar.freeFromHalalas === null ? '' : money(calendar.freeFromHalalas, language),
    freshness: promises.freshnessDays === 0 ? '' : t('legal_days', language, { count: promises.freshnessDays }),
    points: describePoints(settings, language),
    retention: listRetention(language),
    processors: listProcessors(services, disclosures.hosting, language),
  }
}

function describePoints({ loyaltyRules, pointsPerRiyal }: Settings, language: Language): string {
  const [rule] = loyaltyRules
  if (!rule) return ''
  const points = t('legal_points_count', language, { count: rule.points })
  const worth = t('legal_points_count', language, { count: pointsPerRiyal })
  return t('legal_points', language, { amount: money(rule.spend, language), points, worth })
}

const money = (halalas: number, language: Language): string => isolate(formatMoney(halalasToRiyals(halalas), language))

const mailLink = (address: string): string =>
  address === '' ? '' : `[${escapeMarkdown(address)}](mailto:${address.replaceAll(/[()\s]/g, '')})`

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
