import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { resendConfirmation, sendResetPassword } from './request-link.ts'
import { confirmEmail } from './confirm-email.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'

export const accountRoutes: Pick<
  Handlers,
  'register' | 'confirmEmail' | 'resendConfirmation' | 'sendResetPassword' | 'resetPassword'
> = {
  register: async ({ world, body, language, ip, say }) => {
    const result = await register(world, { ...body, language, ip })
    return result.ok ? ok({ message: say('auth_register_done') }) : result
  },
  confirmEmail: async ({ world, body, say }) => {
    const result = await confirmEmail(world, body)
    return result.ok ? ok({ message: say('confirm_email_done', { email: body.email }), ...result.value }) : result
  },
  resendConfirmation: async ({ world, body, say }) => {
    await resendConfirmation(world, body.email)
    return ok({ message: say('server_link_sent') })
  },
  sendResetPassword: async ({ world, query, say }) => {
    await sendResetPassword(world, query.email)
    return ok({ message: say('server_reset_sent') })
  },
  resetPassword: async ({ world, body, say }) => {
    const result = await resetPassword(world, body)
    return result.ok ? ok({ message: say('server_password_reset') }) : result
  },
}
