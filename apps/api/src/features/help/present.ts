import type { adminReport } from '@warda/contract/help'
import type * as z from 'zod/mini'
import type { ReportRow } from './report-queries.ts'

export const presentReport = ({ createdAt, replies, ...report }: ReportRow): z.output<typeof adminReport> => ({
  ...report,
  createdAt: createdAt.toISOString(),
  replies: replies.map((reply) => ({ ...reply, at: new Date(reply.at).toISOString() })),
})
