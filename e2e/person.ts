import { randomBytes } from 'node:crypto'

export type Person = { fullName: string; email: string; phone: string; password: string }

/** Somebody who has never been here. */
export function newPerson(language: 'en' | 'ar'): Person {
  return {
    fullName: language === 'ar' ? 'سارة العتيبي' : 'Sara Alotaibi',
    email: `sara.${randomBytes(5).toString('hex')}@warda.example`,
    phone: '05512345678',
    password: 'Peony-Path-81',
  }
}
