import * as z from 'zod/mini'
import { endpoint, selfAccess } from './endpoint.ts'
import { existingPassword } from './sessions.ts'
import { instant, uuid } from './wire/amount.ts'
import { readyResponse } from './wire/ready.ts'

const self = selfAccess('userId')
const user = z.object({ userId: uuid })
const consent = z.object({
  purpose: z.enum(['terms', 'privacy', 'marketing']),
  given: z.boolean(),
  textVersion: z.string(),
  /** Where it was given or withdrawn. */
  source: z.enum(['register', 'profile', 'mail']),
  at: instant,
})

export const privacyEndpoints = {
  downloadMyData: endpoint('downloadMyData', {
    access: self,
    summary: 'Everything the shop holds about the caller, as JSON',
    params: user,
    answer: readyResponse,
    limits: [{ by: 'user', max: 10, seconds: 3600 }],
  }),
  deleteMyAccount: endpoint('deleteMyAccount', {
    access: self,
    summary:
      'Ends the account: the person is forgotten, tax documents stay; refused while something is owed or under way',
    params: user,
    body: z.object({ password: existingPassword(1) }),
    answer: z.object({ message: z.string() }),
    limits: [{ by: 'user', max: 10, seconds: 900 }],
  }),
  getConsents: endpoint('getConsents', {
    access: self,
    summary: 'What the caller agreed to and when',
    params: user,
    answer: z.object({ data: z.array(consent), marketing: z.boolean() }),
  }),
  setConsent: endpoint('setConsent', {
    access: self,
    summary: 'Gives or takes back the consent to news; taking back is as easy as giving',
    params: user,
    body: z.object({ marketing: z.boolean('required') }),
    answer: z.object({ message: z.string(), marketing: z.boolean() }),
  }),
}
