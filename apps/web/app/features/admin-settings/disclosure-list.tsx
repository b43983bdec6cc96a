import type { SettingKey } from '@warda/contract/setting-values'
import { DISCLOSURES, type Disclosure, type Disclosures, listMissingDisclosures } from '@warda/domain/legal/disclosures'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { findSetting, type Setting, useSettings } from './use-settings.ts'

/** The name of each disclosure and the setting in which it is entered; null for this page. */
const SOURCES: { [K in Disclosure]: { name: () => string; setting: SettingKey | null } } = {
  legalName: { name: m.legal_name, setting: 'seller' },
  registerNumber: { name: m.legal_register, setting: 'seller' },
  vatNumber: { name: m.legal_vat, setting: 'seller' },
  authenticationNumber: { name: m.legal_authentication, setting: null },
  address: { name: m.admin_settings_address, setting: 'contact' },
  phone: { name: m.admin_settings_phone, setting: 'contact' },
  email: { name: m.admin_settings_email, setting: 'contact' },
  answerDays: { name: m.admin_legal_answer_days, setting: null },
  hosting: { name: m.admin_legal_hosting, setting: null },
}

/** All disclosures with their saved values; what is missing is marked. */
export function DisclosureList({ legal }: { legal: Setting<'legal'>['value'] }) {
  return (
    <QueryResult query={useSettings()}>{(settings) => <Rows disclosures={collect(settings, legal)} />}</QueryResult>
  )
}

function Rows({ disclosures }: { disclosures: Disclosures }) {
  const missing = listMissingDisclosures(disclosures, riyadhDate(Date.now()))
  return (
    <dl className="grid">
      {DISCLOSURES.map((name) => {
        const source = SOURCES[name]
        return (
          <div
            key={name}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5 last:border-b-0"
          >
            <dt className="min-w-0 basis-full text-ink-soft text-sm sm:basis-56">{source.name()}</dt>
            <dd className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 break-words font-medium">
                {missing.includes(name) ? (
                  <Missing disclosures={disclosures} name={name} />
                ) : (
                  <bdi>{disclosures[name]}</bdi>
                )}
              </span>
              {source.setting && (
                <Link
                  to={adminPaths.setting(source.setting)}
                  aria-label={m.admin_legal_change({ name: source.name() })}
                  className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
                >
                  {m.admin_legal_edit()}
                </Link>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const Missing = ({ disclosures, name }: { disclosures: Disclosures; name: Disclosure }) => (
  <Badge tone="pending">
    {name === 'authenticationNumber' && disclosures.authenticationNumber !== ''
      ? m.admin_legal_ended()
      : m.admin_legal_missing()}
  </Badge>
)

/** The disclosures in the reader's language, from the settings in which each is entered. */
function collect(settings: readonly Setting[], legal: Setting<'legal'>['value']): Disclosures {
  const language = currentLanguage()
  const seller = findSetting(settings, 'seller')?.value
  const contact = findSetting(settings, 'contact')?.value
  return {
    legalName: seller?.name[language] ?? '',
    registerNumber: seller?.crNumber ?? '',
    vatNumber: seller?.vatNumber ?? '',
    address: contact?.address[language] || nameAddress(seller),
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
    authenticationNumber: legal.authenticationNumber,
    authenticationEnds: legal.authenticationEnds,
    answerDays: legal.answerDays,
    hosting: legal.hosting[language],
  }
}

/** The national address in one line, as the shop shows it; empty until its street is entered. */
function nameAddress(seller: Setting<'seller'>['value'] | undefined): string {
  const language = currentLanguage()
  if (!seller?.street[language]) return ''
  return m.legal_national_address({
    building: seller.buildingNumber,
    street: seller.street[language],
    district: seller.district[language],
    city: seller.city[language],
    postalCode: seller.postalCode,
  })
}
