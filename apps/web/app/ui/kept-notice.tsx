import type { RouteName } from '@warda/contract/routes'
import { m } from '@warda/words/messages'
import { formatTime } from '../lib/format.ts'
import { useKeptSince } from '../lib/kept-call.ts'
import { currentLanguage } from '../lib/language.ts'
import { Notice } from './notice.tsx'

/** Says from when the answers of a call are, while the device's memory stands in for the network. */
export function KeptNotice({ name }: { name: RouteName }) {
  const since = useKeptSince(name)
  if (since === null) return null
  const time = formatTime(new Date(since).toISOString(), currentLanguage())
  return <Notice tone="warning">{m.driver_kept_since({ time })}</Notice>
}
