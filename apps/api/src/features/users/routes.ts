import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { changePassword } from './change-password.ts'
import { getUser } from './get-user.ts'
import { toPublicUser, toUserAnswer } from './present.ts'
import { readUser } from './read-user.ts'
import { savePublicData } from './save-public-data.ts'

export const userRoutes: Pick<Handlers, 'getUser' | 'getPublicUser' | 'updatePublicUser' | 'changePassword'> = {
  getUser: async ({ world, actor }) => {
    const result = await getUser(world, actor.userId)
    return result.ok ? ok(toUserAnswer(result.value.user, result.value.isNotComplete)) : result
  },
  getPublicUser: async ({ world, actor }) => {
    const result = await readUser(world, actor.userId)
    return result.ok ? ok({ data: toPublicUser(result.value) }) : result
  },
  updatePublicUser: async ({ world, actor, body, say }) => {
    const result = await savePublicData(world, actor.userId, body)
    if (!result.ok) return result
    const { user, isEmailPending } = result.value
    const message = isEmailPending ? say('server_email_pending', { email: body.email }) : say('server_data_updated')
    return ok({ message, data: toPublicUser(user) })
  },
  changePassword: async ({ world, actor, body, say }) => {
    const result = await changePassword(world, actor, body)
    return result.ok ? ok({ message: say('server_password_changed') }) : result
  },
}
