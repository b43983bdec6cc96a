import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { findConsents, hasMarketingConsent, setMarketing } from '../consents/index.ts'
import { deleteAccount } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { presentConsents } from './present.ts'

export const privacyRoutes: Pick<Handlers, 'downloadMyData' | 'deleteMyAccount' | 'getConsents' | 'setConsent'> = {
  async downloadMyData({ context, actor }) {
    const data = await exportMyData(context, actor)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(JSON.stringify(data, null, 2), { headers }))
  },
  async deleteMyAccount({ context, actor, body, t }) {
    const result = await deleteAccount(context, actor, body.password)
    return result.ok ? ok({ message: t('privacy_deleted_done') }) : result
  },
  async getConsents({ context, actor }) {
    const [rows, marketing] = await Promise.all([
      findConsents(context.db, actor.userId),
      hasMarketingConsent(context.db, actor.userId),
    ])
    return ok(presentConsents(rows, marketing))
  },
  async setConsent({ context, actor, body, ip, t }) {
    const changed = await setMarketing(context, { userId: actor.userId, given: body.marketing, source: 'profile', ip })
    if (!changed.ok) return changed
    const message = t(body.marketing ? 'privacy_news_on' : 'privacy_news_off')
    return ok({ message, marketing: body.marketing })
  },
}
