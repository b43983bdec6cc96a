import { ok } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { presentAgeing } from '../receivables/index.ts'
import { readSettings, readShopName } from '../settings/index.ts'
import { emailStatement } from './email-statement.ts'
import { getStatement } from './get-statement.ts'
import { presentStatement } from './present.ts'
import { createStatementFile } from './statement-file.ts'

export const statementRoutes: Pick<Handlers, 'getStatement' | 'getStatementFile' | 'emailStatement'> = {
  async getStatement({ context, actor, params, query }) {
    const statement = await getStatement(context, actor, { ...params, ...toClaim(query) })
    return statement.ok ? ok(presentStatement(statement.value, presentAgeing(statement.value.ageing))) : statement
  },
  async getStatementFile({ context, actor, params, query, language, t }) {
    const statement = await getStatement(context, actor, { ...params, ...toClaim(query) })
    if (!statement.ok) return statement
    const presented = presentStatement(statement.value, presentAgeing(statement.value.ageing))
    const shopName = await readShopName(context, language)
    const { identity: style } = await readSettings(context)
    const options = { format: query.format ?? 'pdf', language, shopName, style, t } as const
    const { name, type, bytes } = await createStatementFile(presented, options)
    const headers = {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-language': language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(bytes, { headers }))
  },
  async emailStatement({ context, actor, body, t }) {
    const sent = await emailStatement(context, { actor, month: body.month })
    return sent.ok ? ok({ message: t('statement_emailed', { email: actor.email }) }) : sent
  },
}

type Query = RequestContext<'getStatement'>['query']

const toClaim = ({ userId, branchId, from, to }: Query) => ({ userId, branchId: branchId || undefined, from, to })
