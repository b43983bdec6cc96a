import { normalisePhone, parseSaudiMobile } from '@warda/domain/phone'

/** Opens a chat in WhatsApp; null for a number that is no mobile. */
export const whatsAppLink = (phoneNumber: string): string | null => {
  const mobile = parseSaudiMobile(phoneNumber)
  return mobile === null ? null : `https://wa.me/${mobile.replace(/\D/g, '')}`
}

/** Calls a number, written in any form. */
export const callLink = (phoneNumber: string): string => `tel:${normalisePhone(phoneNumber)}`
