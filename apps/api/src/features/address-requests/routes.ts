import { ok } from '@warda/domain/result'
import { t as translate } from '@warda/i18n/translate'
import type { Handlers } from '../../http/handler.ts'
import { presentDays } from '../delivery/index.ts'
import { readSettings } from '../settings/index.ts'
import { answerAddressRequest } from './answer-address-request.ts'
import { findWaitingOrder } from './find-waiting-order.ts'
import { type AddressRequestView, getAddressRequest } from './get-address-request.ts'
import { presentAddressRequest } from './present.ts'
import { createShareLinks } from './share-links.ts'

const present = (view: AddressRequestView) => presentAddressRequest(view, presentDays(view.outlook))

export const addressRequestRoutes: Pick<Handlers, 'getAddressRequest' | 'answerAddressRequest' | 'getAddressLink'> = {
  async getAddressRequest({ context, params }) {
    const view = await getAddressRequest(context, params.token)
    return view.ok ? ok({ data: present(view.value) }) : view
  },

  async answerAddressRequest({ context, params, body, requestId, t }) {
    const { version, ...answer } = body
    const feeReason = (language: 'en' | 'ar') => translate('admin_order_fee_reason', language)
    const answered = await answerAddressRequest(context, { ...params, answer, version, requestId, feeReason })
    if (!answered.ok) return answered
    const view = await getAddressRequest(context, params.token)
    return view.ok ? ok({ message: t('address_request_saved'), data: present(view.value) }) : view
  },

  async getAddressLink({ context, actor, params, language }) {
    const order = await findWaitingOrder(context, { actor, orderId: params.orderId, language })
    if (!order.ok) return order
    const { SECRET: secret, PUBLIC_URL: publicUrl } = context.config
    const { name } = (await readSettings(context)).identity
    const links = createShareLinks({ secret, publicUrl, name }, order.value)
    return ok({ data: { ...links, until: order.value.until.toISOString() } })
  },
}
