import { m } from '@warda/i18n/messages'

/** Isolates the direction of a name inside a sentence. */
const isolate = (name: string): string => `\u2068${name}\u2069`

/** The device of a session in words; `browser` and `platform` are empty when unknown. */
export const formatDevice = ({ browser, platform }: { browser: string; platform: string }): string => {
  if (browser !== '' && platform !== '')
    return m.sessions_device({ browser: isolate(browser), platform: isolate(platform) })
  return browser || platform || m.sessions_device_unknown()
}
