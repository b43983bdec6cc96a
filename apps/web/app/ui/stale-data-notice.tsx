import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../lib/browser/language.ts'
import { formatTime } from '../lib/format/format.ts'
import { Notice } from './notice.tsx'

/** Shows the time of cached data (`since`, in ms since the epoch); nothing when the data is fresh (null). */
export function StaleDataNotice({ since }: { since: number | null }) {
  if (since === null) return null
  const time = formatTime(new Date(since).toISOString(), currentLanguage())
  return <Notice tone="warning">{m.driver_kept_since({ time })}</Notice>
}
