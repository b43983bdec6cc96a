import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listSubmissions } from './list-submissions.ts'
import { presentSubmission } from './present.ts'
import { retrySubmission } from './retry-submission.ts'

export const taxSubmissionRoutes: Pick<Handlers, 'taxSubmissions' | 'retryTaxSubmission'> = {
  async taxSubmissions({ context, query }) {
    const { rows, page, counts, pausedUntil } = await listSubmissions(context, { page: query.page, state: query.state })
    const { all: _, ...perState } = counts
    return ok({
      data: rows.map(presentSubmission),
      page: page.page,
      pageCount: page.pageCount,
      total: page.total,
      counts: perState,
      pausedUntil: pausedUntil?.toISOString() ?? null,
    })
  },
  async retryTaxSubmission({ context, params, t }) {
    const retried = await retrySubmission(context, params.invoiceId)
    return retried.ok ? ok({ message: t('tax_api_retried') }) : retried
  },
}
