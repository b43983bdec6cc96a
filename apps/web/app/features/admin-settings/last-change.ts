import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import type { Setting } from './use-settings.ts'

/** Unicode isolates keep the direction of a name or a date within the sentence. */
const isolateBidi = (text: string): string => `\u2068${text}\u2069`

export function formatLastChange({ changedAt, changedBy }: Pick<Setting, 'changedAt' | 'changedBy'>): string {
  if (changedAt === null) return m.admin_settings_as_it_came()
  const dateTime = formatDateTime(changedAt, currentLanguage())
  return changedBy === null
    ? m.admin_settings_changed({ when: isolateBidi(dateTime) })
    : m.admin_settings_changed_by({ when: isolateBidi(dateTime), name: isolateBidi(changedBy) })
}
