import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const moderationRoutes: Pick<Handlers, 'adminReviews' | 'moderateReview' | 'adminReports' | 'answerReport'> = {
  adminReviews: async () => refuse('not_found'),
  moderateReview: async () => refuse('not_found'),
  adminReports: async () => refuse('not_found'),
  answerReport: async () => refuse('not_found'),
}
