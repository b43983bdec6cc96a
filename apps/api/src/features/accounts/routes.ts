import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { confirmEmail } from './confirm-email.ts'
import { register } from './register.ts'
import { requestLink } from './request-link.ts'
import { resetPassword } from './reset-password.ts'

export const accountRoutes: Pick<
  Handlers,
  'register' | 'confirmEmail' | 'resendConfirmation' | 'sendResetPassword' | 'resetPassword'
> = {
  register: async ({ context, body, language, ip, t }) => {
    const result = await register(context, { ...body, language, ip })
    return result.ok ? ok({ message: t('auth_register_done') }) : result
  },
  confirmEmail: async ({ context, body, t }) => {
    const result = await confirmEmail(context, body)
    return result.ok ? ok({ message: t('confirm_email_done', { email: body.email }), ...result.value }) : result
  },
  resendConfirmation: async ({ context, body, t }) => {
    await requestLink(context, body.email, 'confirm-email')
    return ok({ message: t('server_link_sent') })
  },
  sendResetPassword: async ({ context, query, t }) => {
    await requestLink(context, query.email, 'reset-password')
    return ok({ message: t('server_reset_sent') })
  },
  resetPassword: async ({ context, body, t }) => {
    const result = await resetPassword(context, body)
    return result.ok ? ok({ message: t('server_password_reset') }) : result
  },
}
