import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { messageAnswer, numericId } from './wire/amount.ts'
import { email } from './wire/person.ts'

/** The address for the mail; sending it is the consent to this one mail. */
export const stockAlert = z.object({ email })

export const stockAlertEndpoints = {
  addStockAlert: endpoint('addStockAlert', {
    access: PUBLIC,
    summary: 'One mail when a sold-out size is back (AGREE-17)',
    params: z.object({ variantId: numericId }),
    body: stockAlert,
    answer: messageAnswer,
    limits: [
      { by: 'ip', max: 20, seconds: 3600 },
      { by: 'email', max: 20, seconds: 3600 },
    ],
  }),
  removeStockAlerts: endpoint('removeStockAlerts', {
    access: PUBLIC,
    summary: 'Deletes all stock alerts of the address that a mailed link belongs to',
    body: z.object({ token: z.string('required').check(z.maxLength(200, 'invalid_token')) }),
    answer: messageAnswer,
    limits: [{ by: 'ip', max: 60, seconds: 3600 }],
  }),
}
