import type { Database } from '../../db/database.ts'
import { insertMailboxText } from '../mailbox-queries.ts'
import type { Messenger } from './messenger.ts'

/** Replaces WhatsApp or SMS in the demo: stores messages in a table that the page /mailbox shows. */
export const sandboxMessenger = (db: Database, channel: 'whatsapp' | 'sms'): Messenger => ({
  provider: `sandbox-${channel}`,
  async send({ id, to, text, language }) {
    await insertMailboxText(db, { deliveryId: id, channel, to, text, language })
    return { kind: 'accepted', providerId: id, isDelivered: true }
  },
})
