import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { findConsents, setMarketing, wantsNews } from '../consents/index.ts'
import { deleteAccount } from './delete-account.ts'
import { myData } from './export-my-data.ts'
import { presentConsents } from './present.ts'

export const privacyRoutes: Pick<Handlers, 'downloadMyData' | 'deleteMyAccount' | 'getConsents' | 'setConsent'> = {
  async downloadMyData({ world, actor }) {
    const data = await myData(world, actor)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="warda-my-data.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    return ok(new Response(JSON.stringify(data, null, 2), { headers }))
  },
  async deleteMyAccount({ world, actor, body, say }) {
    const done = await deleteAccount(world, actor, body.password)
    return done.ok ? ok({ message: say('privacy_deleted_done') }) : done
  },
  async getConsents({ world, actor }) {
    const [rows, marketing] = await Promise.all([
      findConsents(world.db, actor.userId),
      wantsNews(world.db, actor.userId),
    ])
    return ok(presentConsents(rows, marketing))
  },
  async setConsent({ world, actor, body, ip, say }) {
    const said = await setMarketing(world, { userId: actor.userId, given: body.marketing, ip })
    if (!said.ok) return said
    const message = say(body.marketing ? 'privacy_news_on' : 'privacy_news_off')
    return ok({ message, marketing: body.marketing })
  },
}
