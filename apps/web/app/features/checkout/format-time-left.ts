import { isolateLtr } from '@warda/i18n/isolate'

/** Milliseconds as `m:ss`, read from left to right in both languages. */
export const formatTimeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return isolateLtr(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
