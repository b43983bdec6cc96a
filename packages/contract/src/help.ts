import { LIMITS } from '@warda/domain/limits'
import { acceptsProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from './endpoint.ts'
import { messageAnswer } from './wire/amount.ts'
import { email, phone, text } from './wire/text.ts'

export const PROBLEM_TYPES = ['technicalIssue', 'paymentProblem', 'salesInquiry'] as const

/** Contact form (FORM-02). */
export const problemReport = z.object({
  name: text(LIMITS.contactName.min, LIMITS.contactName.max),
  email,
  phone: phone(acceptsProfilePhone, 'phone_profile'),
  problemType: z.enum(PROBLEM_TYPES, 'required'),
  description: text(LIMITS.contactDescription.min, LIMITS.contactDescription.max),
})

export const helpEndpoints = {
  reportProblem: endpoint('reportProblem', {
    access: PUBLIC,
    summary: 'Takes a question or a problem; the shop answers by e-mail',
    body: problemReport,
    answer: messageAnswer,
    limits: [{ by: 'ip', max: 10, seconds: 3600 }],
  }),
}
