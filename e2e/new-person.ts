import { randomBytes } from 'node:crypto'
import type { Locale } from '@warda/i18n/keys'

export type Person = { fullName: string; email: string; phone: string; password: string }

/** A person without an account, with an e-mail address of their own. */
export function newPerson(language: Locale): Person {
  return {
    fullName: language === 'ar' ? 'سارة العتيبي' : 'Sara Alotaibi',
    email: `sara.${randomBytes(5).toString('hex')}@warda.example`,
    phone: '05512345678',
    password: 'Peony-Path-81',
  }
}
