import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { confirmEmail } from './confirm-email.ts'
import { register } from './register.ts'
import { resendConfirmation, sendResetPassword } from './request-link.ts'
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
    await resendConfirmation(context, body.email)
    return ok({ message: t('server_link_sent') })
  },
  sendResetPassword: async ({ context, query, t }) => {
    await sendResetPassword(context, query.email)
    return ok({ message: t('server_reset_sent') })
  },
  resetPassword: async ({ context, body, t }) => {
    const result = await resetPassword(context, body)
    return result.ok ? ok({ message: t('server_password_reset') }) : result
  },
}
