import { m } from '@warda/i18n/messages'

/** Suggested messages by occasion, in the language of the page. */
export const CARD_TEXTS = [
  { name: m.card_birthday, texts: [m.card_birthday_1, m.card_birthday_2, m.card_birthday_3] },
  { name: m.card_love, texts: [m.card_love_1, m.card_love_2, m.card_love_3] },
  { name: m.card_thanks, texts: [m.card_thanks_1, m.card_thanks_2] },
  { name: m.card_newborn, texts: [m.card_newborn_1, m.card_newborn_2] },
  { name: m.card_graduation, texts: [m.card_graduation_1, m.card_graduation_2] },
  { name: m.card_wedding, texts: [m.card_wedding_1, m.card_wedding_2] },
  { name: m.card_eid, texts: [m.card_eid_1, m.card_eid_2] },
  { name: m.card_get_well, texts: [m.card_get_well_1, m.card_get_well_2] },
] as const
