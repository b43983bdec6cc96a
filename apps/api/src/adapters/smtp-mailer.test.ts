import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseSender, smtpMailer } from './smtp-mailer.ts'

type Received = { mail: ParsedMail; to: string[] }

const received: Received[] = []
let behaviour: 'accept' | 'reject' | 'disconnect' = 'accept'
let server: SMTPServer
let port = 0

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      if (behaviour === 'reject') {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('try again later'), { responseCode: 451 })))
        return
      }
      simpleParser(stream).then(
        (mail) => {
          received.push({ mail, to: session.envelope.rcptTo.map((rcpt) => rcpt.address) })
          done()
        },
        (error: Error) => done(error),
      )
    },
    onMailFrom(_address, _session, done) {
      if (behaviour !== 'disconnect') return done()
      for (const connection of server.connections) connection._socket.destroy()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  received.length = 0
  behaviour = 'accept'
})

const mailer = () => smtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Warda <hello@warda.example>' })
const mail = {
  id: '0b6e2c0e-3f53-4b0f-9b8e-111111111111',
  senderName: 'ورود ليان',
  to: { name: 'نورة السالم', address: 'nora@example.com' },
  subject: 'تأكّد طلبك رقم 10042',
  html: '<p dir="rtl">مرحبًا</p>',
  text: 'مرحبًا',
  language: 'ar' as const,
  attachments: [
    { fileName: 'statement-2026-11.pdf', mime: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) },
  ],
}

test('LANG-04 OPEN-01 an Arabic mail is delivered with both bodies, the name of the shop as its sender, and a Message-ID from its outbox id', async () => {
  await mailer().send(mail)
  const [arrived] = received
  expect(arrived?.to).toEqual(['nora@example.com'])
  expect(arrived?.mail).toMatchObject({
    subject: mail.subject,
    text: expect.stringContaining('مرحبًا'),
    html: expect.stringContaining('مرحبًا'),
    messageId: `<${mail.id}@warda.example>`,
    attachments: [{ filename: 'statement-2026-11.pdf', contentType: 'application/pdf' }],
  })
  expect(arrived?.mail.from?.value).toEqual([{ name: 'ورود ليان', address: 'hello@warda.example' }])
  expect(arrived?.mail.headers.get('auto-submitted')).toBe('auto-generated')
})

test('OPEN-03 a mail that can be ended in one press has the headers of RFC 8058, others have none', async () => {
  const url = `https://warda.example/stock-alert?token=${mail.id}.${'a'.repeat(43)}&lng=ar`
  await mailer().send({ ...mail, unsubscribeUrl: url })
  await mailer().send(mail)
  const lines = received.map(({ mail: { headerLines } }) =>
    headerLines
      .filter(({ key }) => key.startsWith('list-unsubscribe'))
      .map(({ line }) => line.replace(/\r\n\s+/g, ' ')),
  )
  expect(lines).toEqual([[`List-Unsubscribe: <${url}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'], []])
})

test('a recipient name with line breaks adds no recipient and no header', async () => {
  const name = 'Nora\r\nBcc: everyone@example.com\r\n\r\n<b>, <evil@example.com>'
  await mailer().send({ ...mail, to: { name, address: 'nora@example.com' } })
  expect(received[0]?.to).toEqual(['nora@example.com'])
  expect(received[0]?.mail.bcc).toBeUndefined()
})

test('sending throws when the server rejects, disconnects or is unreachable', async () => {
  behaviour = 'reject'
  await expect(mailer().send(mail)).rejects.toThrow()
  behaviour = 'disconnect'
  await expect(mailer().send(mail)).rejects.toThrow()
  await expect(smtpMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.co' }).send(mail)).rejects.toThrow()
  expect(received).toEqual([])
})

test('a sender is parsed with and without a name', () => {
  expect(parseSender('Warda <hello@warda.example>')).toEqual({ name: 'Warda', address: 'hello@warda.example' })
  expect(parseSender('"وردة" <hello@warda.example>')).toEqual({ name: 'وردة', address: 'hello@warda.example' })
  expect(parseSender('hello@warda.example')).toEqual({ name: '', address: 'hello@warda.example' })
})
