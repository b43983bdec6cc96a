import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Messenger, Messengers } from './messenger.ts'
import { sandboxMessenger } from './sandbox-messenger.ts'
import { taqnyatMessenger } from './taqnyat.ts'
import { unifonicMessenger } from './unifonic.ts'
import { whatsAppMessenger } from './whatsapp.ts'

/** Longer than providers usually take; shorter than the lease of a message. */
const TIMEOUT_MS = 20_000

/** The messengers that the settings choose. `readConfig` has checked that their secrets are given. */
export const createMessengers = (config: Config, db: Database): Messengers => ({
  whatsapp: createWhatsApp(config, db),
  sms: createSms(config, db),
})

function createWhatsApp(config: Config, db: Database): Messenger | null {
  if (config.WHATSAPP === 'none') return null
  if (config.WHATSAPP === 'sandbox') return sandboxMessenger(db, 'whatsapp')
  return whatsAppMessenger({
    url: config.WHATSAPP_URL,
    token: config.WHATSAPP_TOKEN ?? '',
    phoneNumberId: config.WHATSAPP_PHONE_NUMBER_ID ?? '',
    timeoutMs: TIMEOUT_MS,
  })
}

function createSms(config: Config, db: Database): Messenger | null {
  if (config.SMS === 'none') return null
  if (config.SMS === 'sandbox') return sandboxMessenger(db, 'sms')
  const sender = config.SMS_SENDER ?? ''
  if (config.SMS === 'unifonic')
    return unifonicMessenger({
      url: config.UNIFONIC_URL,
      appSid: config.UNIFONIC_APP_SID ?? '',
      sender,
      timeoutMs: TIMEOUT_MS,
    })
  return taqnyatMessenger({ url: config.TAQNYAT_URL, token: config.TAQNYAT_TOKEN ?? '', sender, timeoutMs: TIMEOUT_MS })
}
