import type { OrderId } from '@warda/domain/ids'
import type { MessageAudience, MessageEvent } from '@warda/domain/order-messages/message-rules'
import type { AppContext } from '../../context.ts'
import {
  createShortCode,
  createShortPath,
  hashShortCode,
  type ShortLinkKind,
  type ShortLinkTarget,
} from '../../short-code.ts'
import type { MessageOrder } from './fact-queries.ts'
import type { MessageSubject } from './find-person.ts'
import { saveShortLink } from './link-queries.ts'
import { awaitsPayment } from './render-message.ts'

/** The path of the link in a message; the short link is stored. */
export async function createMessagePath(
  context: AppContext,
  { event, audience }: { event: MessageEvent; audience: MessageAudience },
  subject: MessageSubject,
): Promise<string> {
  // Short enough for a text message; leads the driver to the own dashboard.
  if (subject.kind === 'run') return '/dashboard-delivery'
  const { order } = subject
  const kind = event === 'addressWanted' ? 'address' : event === 'placed' && awaitsPayment(order) ? 'pay' : 'track'
  return storeShortLink(context, order, kind, audience === 'recipient' ? 'recipient' : 'buyer')
}

/** Stores a short link of an order and returns its path; a recipient's also depends on the number. */
export async function storeShortLink(
  context: Pick<AppContext, 'config' | 'db'>,
  order: Pick<MessageOrder, 'id'> & Partial<Pick<MessageOrder, 'recipientPhone'>>,
  kind: ShortLinkKind,
  audience: 'buyer' | 'recipient',
): Promise<string> {
  const secret = context.config.SECRET
  const target: ShortLinkTarget =
    audience === 'recipient'
      ? { kind, orderId: order.id, audience, phone: order.recipientPhone ?? '' }
      : { kind, orderId: order.id, audience }
  const code = createShortCode(secret, target)
  await saveShortLink(context.db, hashShortCode(secret, code), { kind, audience, orderId: order.id as OrderId })
  return createShortPath(secret, target)
}
