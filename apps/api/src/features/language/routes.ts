import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { setLanguage } from '../users/set-language.ts'

export const languageRoutes: Pick<Handlers, 'setLanguage'> = {
  setLanguage: async ({ context, actor, body, t }) => {
    await setLanguage(context, actor, body.culture)
    return ok({ message: t('server_language_set') })
  },
}
