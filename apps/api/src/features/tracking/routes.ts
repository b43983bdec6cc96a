import { namesSender } from '@warda/domain/order-messages/message-rules'
import { parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import { ok, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { respondWithPrivatePicture } from '../../http/private-picture.ts'
import { readProofPhoto } from '../files/index.ts'
import { hasStoppedMessages, stopMessages } from '../order-messages/index.ts'
import { createTrackingLink } from './create-tracking-link.ts'
import { findTracking, type TrackingView } from './find-tracking.ts'
import { presentTracking } from './present.ts'

async function present(context: AppContext, view: TrackingView) {
  const { order } = view
  const phone = parseMessagePhone(order.recipientPhone)
  const hasStopped = phone === null || (await hasStoppedMessages(context, phone))
  return presentTracking(view, namesSender(order) ? order.buyerName : null, hasStopped)
}

export const trackingRoutes: Pick<
  Handlers,
  'getTracking' | 'getTrackingPhoto' | 'createTrackingLink' | 'stopTrackingMessages'
> = {
  async getTracking({ context, params, ip }) {
    const view = await findTracking(context, { ...params, ip })
    return view.ok ? ok({ data: await present(context, view.value) }) : view
  },

  async getTrackingPhoto({ context, params, ip, requestId }) {
    const view = await findTracking(context, { ...params, ip })
    if (!view.ok) return view
    const { audience, order, stage } = view.value
    if (audience !== 'buyer' || stage !== 'delivered' || order.photoId === null) return refuse('not_found')
    const photo = await readProofPhoto(context, { fileId: order.photoId, buyerId: order.userId, requestId })
    if (!photo.ok) return photo
    return ok(respondWithPrivatePicture(context, photo.value))
  },

  async createTrackingLink({ context, actor, params }) {
    const path = await createTrackingLink(context, actor, params.orderId)
    return path.ok ? ok({ path: path.value }) : path
  },

  async stopTrackingMessages({ context, params, ip, t }) {
    const view = await findTracking(context, { ...params, ip })
    if (!view.ok) return view
    const { audience, order } = view.value
    const phone = parseMessagePhone(order.recipientPhone)
    if (audience !== 'recipient' || phone === null) return refuse('not_found')
    await stopMessages(context, phone, 'page')
    return ok({ message: t('tracking_stopped'), data: await present(context, view.value) })
  },
}
