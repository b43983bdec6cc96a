import { m } from './generated/messages.js'
import { isolate } from './isolate.ts'
import type { Locale } from './keys.ts'

/** The device of a session in words; `browser` and `platform` are empty when unknown. */
export function formatDevice({ browser, platform }: { browser: string; platform: string }, locale: Locale): string {
  if (browser !== '' && platform !== '')
    return m.sessions_device({ browser: isolate(browser), platform: isolate(platform) }, { locale })
  const name = browser || platform
  return name === '' ? m.sessions_device_unknown({}, { locale }) : isolate(name)
}
