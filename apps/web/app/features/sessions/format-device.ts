import { m } from '@warda/i18n/messages'
import { isolate } from '../../lib/format/isolate.ts'

/** The device of a session in words; `browser` and `platform` are empty when unknown. */
export const formatDevice = ({ browser, platform }: { browser: string; platform: string }): string => {
  if (browser !== '' && platform !== '')
    return m.sessions_device({ browser: isolate(browser), platform: isolate(platform) })
  return browser || platform || m.sessions_device_unknown()
}
