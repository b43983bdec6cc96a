import { m } from '@warda/words/messages'
import { formatDateTime } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { Setting } from './use-settings.ts'

/** Who changed a setting last, and when. */
export function lastChange({ changedAt, changedBy }: Pick<Setting, 'changedAt' | 'changedBy'>): string {
  if (changedAt === null) return m.admin_settings_as_it_came()
  const when = formatDateTime(changedAt, currentLanguage())
  return changedBy === null
    ? m.admin_settings_changed({ when })
    : m.admin_settings_changed_by({ when, name: changedBy })
}
