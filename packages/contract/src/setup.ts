import { findCity } from '@warda/domain/delivery/shop-cities'
import { isColour, isReadableAccent } from '@warda/domain/identity/accent'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { strongPassword } from './accounts.ts'
import { endpoint, PUBLIC } from './endpoint.ts'
import { email, personName } from './wire/person.ts'
import { lineText } from './wire/text.ts'

const token = z.string('required').check(z.minLength(20, 'invalid_token'), z.maxLength(100, 'invalid_token'))

/** Name, city and accent of the shop; the rest of its identity is set in the back office (OPEN-01). */
const shop = z.object({
  nameEn: lineText(2, 40),
  nameAr: lineText(2, 40),
  /** A city of the list, in English. */
  city: z.string('required').check(z.refine((name) => findCity(name) !== null, { error: 'required' })),
  accent: z.string('required').check(
    z.refine(isColour, { error: 'colour', abort: true }),
    z.refine((colour) => !isColour(colour) || isReadableAccent(colour), { error: 'colour_contrast' }),
  ),
})

export const setupEndpoints = {
  getSetUp: endpoint('getSetUp', {
    access: PUBLIC,
    summary: 'Whether the shop still waits for its first Admin',
    answer: z.object({ open: z.boolean() }),
  }),
  setUpShop: endpoint('setUpShop', {
    access: PUBLIC,
    summary: 'The first Admin of an empty shop, with the code that the server printed; refused once there is one',
    body: z.object({
      shop: z.optional(shop),
      code: token,
      fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
      email,
      password: strongPassword('register'),
    }),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'ip', max: 10, seconds: 3600 }],
  }),
}
