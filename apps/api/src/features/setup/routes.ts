import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { setUpShop } from './set-up-shop.ts'
import { isSetupOpen } from './setup-code.ts'

export const setupRoutes: Pick<Handlers, 'getSetUp' | 'setUpShop'> = {
  getSetUp: async ({ context }) => ok({ open: await isSetupOpen(context) }),
  setUpShop: async ({ context, body, language, requestId, t }) => {
    const result = await setUpShop(context, { ...body, language, requestId })
    return result.ok ? ok({ message: t('staff_api_set_up') }) : result
  },
}
