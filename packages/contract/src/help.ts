import { LIMITS } from '@warda/domain/limits'
import { isProfilePhone } from '@warda/domain/phone'
import * as z from 'zod/mini'
import { asAdmin, endpoint, PUBLIC } from './endpoint.ts'
import { instant, messageAnswer, numericId } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'
import { email, personName, phone } from './wire/person.ts'
import { text } from './wire/text.ts'

export const adminReport = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  problemType: z.string(),
  description: z.string(),
  language: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  createdAt: instant,
  replies: z.array(z.object({ text: z.string(), actor: z.string(), at: instant })),
})

export const PROBLEM_TYPES = ['technicalIssue', 'paymentProblem', 'salesInquiry'] as const

/** Contact form (FORM-02). */
export const problemReport = z.object({
  name: personName(LIMITS.contactName.min, LIMITS.contactName.max),
  email,
  phone: phone(isProfilePhone, 'phone_profile'),
  problemType: z.enum(PROBLEM_TYPES, 'required'),
  description: text(LIMITS.contactDescription.min, LIMITS.contactDescription.max),
})

export const helpEndpoints = {
  adminReports: endpoint('adminReports', {
    access: asAdmin('moderation'),
    replica: true,
    summary: 'Problem reports, open ones first',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(['open', 'answered', 'closed'], 'invalid_choice')) }),
    answer: paged(adminReport),
  }),
  answerReport: endpoint('answerReport', {
    access: asAdmin('moderation'),
    summary: 'Answers a report by e-mail, or closes it',
    params: z.object({ reportId: numericId }),
    body: z.object({ text: z.optional(text(1, 4_000)), close: z.optional(z.boolean('invalid_choice')) }),
    answer: z.object({ message: z.string(), data: adminReport }),
    idempotent: true,
  }),
  reportProblem: endpoint('reportProblem', {
    access: PUBLIC,
    summary: 'Takes a question or a problem; the shop answers by e-mail',
    body: problemReport,
    answer: messageAnswer,
    limits: [{ by: 'ip', max: 10, seconds: 3600 }],
    idempotent: 'wholeCall',
  }),
}
