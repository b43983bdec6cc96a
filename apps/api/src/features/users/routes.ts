import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { changePassword } from './change-password.ts'
import { getUser } from './get-user.ts'
import { toPublicUser, toUserAnswer } from './present.ts'
import { readUser } from './read-user.ts'
import { savePublicData } from './save-public-data.ts'
import { setLanguage } from './set-language.ts'

export const userRoutes: Pick<
  Handlers,
  'getUser' | 'getPublicUser' | 'updatePublicUser' | 'changePassword' | 'setLanguage'
> = {
  getUser: async ({ context, actor }) => {
    const result = await getUser(context, actor.userId)
    return result.ok ? ok(toUserAnswer(result.value.user, result.value.isNotComplete)) : result
  },
  getPublicUser: async ({ context, actor }) => {
    const result = await readUser(context, actor.userId)
    return result.ok ? ok({ data: toPublicUser(result.value) }) : result
  },
  updatePublicUser: async ({ context, actor, body, t }) => {
    const result = await savePublicData(context, actor.userId, body)
    if (!result.ok) return result
    const { user, isEmailPending } = result.value
    const message = isEmailPending ? t('server_email_pending', { email: body.email }) : t('server_data_updated')
    return ok({ message, data: toPublicUser(user) })
  },
  changePassword: async ({ context, actor, body, t }) => {
    const result = await changePassword(context, actor, body)
    return result.ok ? ok({ message: t('server_password_changed') }) : result
  },
  setLanguage: async ({ context, actor, body, t }) => {
    await setLanguage(context, actor, body.culture)
    return ok({ message: t('server_language_set') })
  },
}
