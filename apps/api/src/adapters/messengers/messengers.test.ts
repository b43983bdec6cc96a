import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeMessengers, type Fault, fakeMessengers, type SentMessage } from '../../testing/fake-messengers.ts'
import type { Messenger, SendResult } from './messenger.ts'
import { taqnyatMessenger } from './taqnyat.ts'
import { unifonicMessenger } from './unifonic.ts'
import { whatsAppMessenger } from './whatsapp.ts'

let fake: FakeMessengers
beforeAll(async () => {
  fake = await fakeMessengers()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.sent.length = 0
})

type Provider = SentMessage['provider']
const PROVIDERS: readonly Provider[] = ['whatsapp', 'unifonic', 'taqnyat']
const open = (provider: Provider, url = fake.url, timeoutMs = 5_000): Messenger => {
  const env = fake.environment('unifonic')
  const sender = 'Flowers'
  if (provider === 'whatsapp')
    return whatsAppMessenger({ url, token: env.WHATSAPP_TOKEN ?? '', phoneNumberId: '106540352242922', timeoutMs })
  if (provider === 'unifonic') return unifonicMessenger({ url, appSid: env.UNIFONIC_APP_SID ?? '', sender, timeoutMs })
  return taqnyatMessenger({ url, token: env.TAQNYAT_TOKEN ?? '', sender, timeoutMs })
}
const message = {
  id: '0b6e2c0e-3f53-4b0f-9b8e-111111111111',
  to: '+966551234567',
  language: 'ar' as const,
  template: 'order_on_its_way',
  parameters: ['ورود\nليان', '10042', 'https://shop.example/t/AbC123xyz0', ''],
  text: 'ورود ليان: طلبك 10042 في الطريق',
}
const send = (provider: Provider, fault?: Fault): Promise<SendResult> => {
  if (fault !== undefined) fake.faults[provider].push(fault)
  return open(provider).send(message)
}

describe('messengers', () => {
  test('OPEN-04 WhatsApp gets the template, its language and parameters on one line, and our id', async () => {
    expect(await send('whatsapp')).toEqual({ kind: 'accepted', providerId: fake.sent[0]?.id })
    expect(fake.sent[0]?.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '966551234567',
      type: 'template',
      template: {
        name: 'order_on_its_way',
        language: { code: 'ar' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'ورود ليان' },
              { type: 'text', text: '10042' },
              { type: 'text', text: 'https://shop.example/t/AbC123xyz0' },
              { type: 'text', text: '-' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: message.id,
    })
  })

  test('OPEN-04 Unifonic and Taqnyat get sender, number without a plus sign and text', async () => {
    const accepted = [await send('unifonic'), await send('taqnyat')]
    expect(accepted).toEqual(fake.sent.map(({ id }) => ({ kind: 'accepted', providerId: id })))
    expect(fake.sent.map(({ body }) => body)).toMatchObject([
      { SenderID: 'Flowers', Recipient: '966551234567', Body: message.text, CorrelationID: message.id },
      { sender: 'Flowers', recipients: ['966551234567'], body: message.text },
    ])
  })

  test.each(PROVIDERS)(
    'OPEN-04 %s: a temporary refusal is told from one for good and from an unclear answer',
    async (provider) => {
      const error = { error: { code: 131_056 }, success: false, errorCode: 'ER-429', statusCode: 429 }
      const busy = { status: 429, body: error, headers: { 'retry-after': '7' } }
      expect(await send(provider, busy)).toEqual({ kind: 'later', reason: 'too_many', afterSeconds: 7 })
      const lost: Fault[] = [
        { status: 500, body: { error: { code: 1 }, success: false } },
        { html: '<html><title>502 Bad Gateway</title></html>', status: 502 },
        { html: '<html>Log in to the hotel network</html>', status: 200 },
        { status: 200, body: {} },
        { status: 200, body: { filler: 'x'.repeat(200_000), messages: [{ id: 'a' }], success: true, messageId: 1 } },
        'disconnect',
        'acceptAndDisconnect',
      ]
      for (const fault of lost) expect(await send(provider, fault)).toEqual({ kind: 'lost' })
    },
  )

  test.each(PROVIDERS)(
    'OPEN-04 %s: no answer in time is unclear; a refused connection was not sent',
    async (provider) => {
      fake.faults[provider].push('hang')
      expect(await open(provider, fake.url, 50).send(message)).toEqual({ kind: 'lost' })
      const unreachable = await open(provider, 'http://127.0.0.1:2').send(message)
      expect(unreachable).toEqual({ kind: 'later', reason: 'provider_down', afterSeconds: null })
    },
  )

  test.each([
    ['whatsapp', 400, { error: { code: 131_026 } }, 'not_reachable'],
    ['whatsapp', 401, { error: { code: 190 } }, 'credentials'],
    ['whatsapp', 403, { error: { code: 200 } }, 'credentials'],
    ['whatsapp', 404, { error: { code: 132_001 } }, 'template_rejected'],
    ['whatsapp', 400, { error: { code: 131_050 } }, 'blocked'],
    ['whatsapp', 400, { error: { code: 999_999 } }, 'other'],
    ['unifonic', 401, { success: false, errorCode: 'ER-401' }, 'credentials'],
    ['unifonic', 480, { success: false, errorCode: 'ER-480' }, 'sender_rejected'],
    ['unifonic', 482, { success: 'false', errorCode: 'ER-482' }, 'invalid_number'],
    ['unifonic', 200, { success: false, errorCode: 'ER-482' }, 'invalid_number'],
    ['taqnyat', 401, { statusCode: 401, message: 'Unauthorized' }, 'credentials'],
    ['taqnyat', 400, { statusCode: 400, message: 'Sender Name is not accepted' }, 'sender_rejected'],
    ['taqnyat', 400, { statusCode: 400, message: 'Your balance is not enough' }, 'no_credit'],
    ['taqnyat', 201, { statusCode: 201, messageId: 5, accepted: '[]', rejected: '[966551234567,]' }, 'invalid_number'],
  ] as const)('OPEN-04 %s answers %i %o: %s', async (provider, status, body, reason) => {
    expect(await send(provider, { status, body })).toEqual({ kind: 'refused', reason })
  })

  test('OPEN-04 an answer of WhatsApp that it is out of order is tried again', async () => {
    const result = await send('whatsapp', { status: 503, body: { error: { code: 131_016 } } })
    expect(result).toEqual({ kind: 'later', reason: 'provider_down', afterSeconds: null })
  })
})
