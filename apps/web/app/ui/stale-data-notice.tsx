import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../lib/browser/language.ts'
import { formatTime } from '../lib/format/format.ts'
import { Notice } from './notice.tsx'

/** Says from when (ms) what is shown is, while the device's memory stands in for the network; nothing when it is fresh (null). */
export function StaleDataNotice({ since }: { since: number | null }) {
  if (since === null) return null
  const time = formatTime(new Date(since).toISOString(), currentLanguage())
  return <Notice tone="warning">{m.driver_kept_since({ time })}</Notice>
}
