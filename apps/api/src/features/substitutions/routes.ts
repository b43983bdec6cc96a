import { localizePicture } from '@warda/domain/catalogue/localize-picture'
import { halalasToRiyals } from '@warda/domain/money'
import { ok } from '@warda/domain/result'
import { t as translate } from '@warda/i18n/translate'
import type { Handlers } from '../../http/handler.ts'
import { getSubstitutes } from './get-substitutes.ts'
import { removeLine } from './remove-line.ts'
import { replaceLine } from './replace-line.ts'

export const substitutionsRoutes: Pick<Handlers, 'getSubstitutes' | 'replaceLine' | 'removeLine'> = {
  async getSubstitutes({ context, params, language }) {
    const result = await getSubstitutes(context, params)
    if (!result.ok) return result
    const data = result.value.map(({ variantId, titleEn, titleAr, size, price, onHand, picture }) => ({
      variantId,
      name: language === 'ar' ? titleAr : titleEn,
      size,
      price: halalasToRiyals(price),
      onHand,
      picture: picture && localizePicture(picture, language),
    }))
    return ok({ data })
  },
  async replaceLine({ context, actor, params, body, requestId, t }) {
    const input = { actor, ...params, substituteId: body.variantId, requestId }
    const replaced = await replaceLine(context, input)
    return replaced.ok ? ok({ message: t('admin_order_substitute_done') }) : replaced
  },
  async removeLine({ context, actor, params, body, requestId, t }) {
    const removed = await removeLine(context, {
      actor,
      ...params,
      refundTo: body.refundTo,
      requestId,
      reason: (name, language) => translate('admin_order_removed_reason', language, { name }),
    })
    if (!removed.ok) return removed
    return ok({ message: t('admin_order_removed_done'), credited: halalasToRiyals(removed.value) })
  },
}
