import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { day, instant, uuid } from './wire/amount.ts'
import { paged, pageQuery } from './wire/paging.ts'

const admin = asAdmin('people')

export const auditEndpoints = {
  getAudit: endpoint('getAudit', {
    access: admin,
    replica: true,
    audited: true,
    summary: 'Who did and saw what, newest first',
    query: z.object({
      ...pageQuery,
      actorId: z.optional(uuid),
      action: z.optional(z.string().check(z.maxLength(60, 'too_long'))),
      from: z.optional(day),
      to: z.optional(day),
    }),
    answer: z.extend(
      paged(
        z.object({
          id: z.int(),
          at: instant,
          actor: z.nullable(z.string()),
          /** The name of the API key that acted for the person. */
          apiKey: z.nullable(z.string()),
          action: z.string(),
          subject: z.string(),
          /** A message in the request's language. */
          text: z.string(),
        }),
      ),
      {
        /** Values of `action` with their labels in the request's language. */
        actions: z.array(z.object({ action: z.string(), text: z.string() })),
      },
    ),
  }),
}
