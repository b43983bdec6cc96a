import type { Language } from '@warda/domain/language'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { getDisclosures, type Settings } from '../settings/index.ts'

/** Who the shop is by law, in one line; empty when nothing is set (OPEN-03). */
export function buildLegalLine(settings: Settings, language: Language): string {
  const { legalName, registerNumber, vatNumber, address } = getDisclosures(settings, language)
  return [
    legalName,
    registerNumber && t('legal_register_short', language, { number: isolate(registerNumber) }),
    vatNumber && t('legal_vat_short', language, { number: isolate(vatNumber) }),
    address,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
