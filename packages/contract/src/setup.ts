import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { strongPassword } from './accounts.ts'
import { endpoint, PUBLIC } from './endpoint.ts'
import { email, personName } from './wire/person.ts'

const token = z.string('required').check(z.minLength(20, 'invalid_token'), z.maxLength(100, 'invalid_token'))

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
      code: token,
      fullName: personName(LIMITS.profileName.min, LIMITS.profileName.max),
      email,
      password: strongPassword('register'),
    }),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'ip', max: 10, seconds: 3600 }],
  }),
}
