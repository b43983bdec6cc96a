import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { setLanguage } from '../users/set-language.ts'

export const languageRoutes: Pick<Handlers, 'setLanguage'> = {
  setLanguage: async ({ world, actor, body, say }) => {
    await setLanguage(world, actor, body.culture)
    return ok({ message: say('server_language_set') })
  },
}
