import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import type { Setting } from './use-settings.ts'

export function formatLastChange({ changedAt, changedBy }: Pick<Setting, 'changedAt' | 'changedBy'>): string {
  if (changedAt === null) return m.admin_settings_as_it_came()
  const dateTime = formatDateTime(changedAt, currentLanguage())
  return changedBy === null
    ? m.admin_settings_changed({ when: isolate(dateTime) })
    : m.admin_settings_changed_by({ when: isolate(dateTime), name: isolate(changedBy) })
}
