import { ACCENTS } from '@warda/domain/identity/accent'
import { m } from '@warda/i18n/messages'

const NAMES: Record<keyof typeof ACCENTS, () => string> = {
  leaf: m.accent_leaf,
  burgundy: m.accent_burgundy,
  navy: m.accent_navy,
  plum: m.accent_plum,
  terracotta: m.accent_terracotta,
  charcoal: m.accent_charcoal,
}

/** The proposed accent colours with their names. */
export const listAccents = (): { value: string; name: string }[] =>
  Object.entries(ACCENTS).map(([key, value]) => ({ value, name: NAMES[key as keyof typeof ACCENTS]() }))
