import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import { parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import type { AppContext } from '../../context.ts'
import { findPreference, findUserPhone, type Preference } from './preference-queries.ts'

/** A person's choice, the number that messages go to (null without a usable one) and the channels that the shop has. */
export async function getPreference(
  context: AppContext,
  userId: string,
): Promise<{ preference: Preference | undefined; phone: string | null; channels: MessageChannel[] }> {
  const { whatsapp, sms } = context.messengers
  return {
    preference: await findPreference(context.db, userId),
    phone: parseMessagePhone(await findUserPhone(context.db, userId)),
    channels: [...(whatsapp ? (['whatsapp'] as const) : []), ...(sms ? (['sms'] as const) : []), 'mail'],
  }
}
