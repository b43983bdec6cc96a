import { normalisePhone, parseSaudiMobile } from '../phone.ts'

/** The number of a phone in the form `+9665…` that messages are sent to; null when it is no mobile or international number. */
export function parseMessagePhone(text: string): string | null {
  const saudi = parseSaudiMobile(text)
  if (saudi !== null) return saudi
  const international = /^(?:\+|00)([1-9]\d{7,14})$/.exec(normalisePhone(text))?.[1]
  return international === undefined || international.startsWith('966') ? null : `+${international}`
}
