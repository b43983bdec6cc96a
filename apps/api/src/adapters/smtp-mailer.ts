import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mailer } from './mailer.ts'

/** Removes line breaks from a name, which would start another header. */
const oneLine = (name: string): string => name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Headers with which a mail program ends such mails in one press (RFC 8058); the provider's DKIM signature must cover them. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Parses `Warda <hello@warda.example>` into name and address; text without brackets is the address. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from) ?? []
  return { name, address: address.trim() }
}

/**
 * Sends mails over SMTP. Recipients are passed as separate name and address, so that user input cannot add a recipient or a header (H35);
 * attachments cannot read files or URLs.
 */
export function smtpMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const url = config.SMTP_URL
  if (!url) throw new Error('Setting SMTP_URL must be given to send mail.')
  const from = parseSender(config.MAIL_FROM)
  const host = from.address.split('@')[1] ?? 'localhost'
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      await transport.sendMail({
        from: { name: oneLine(mail.senderName) || from.name, address: from.address },
        to: { name: oneLine(mail.to.name), address: mail.to.address },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: mail.attachments.map(({ fileName, mime, bytes }) => ({
          filename: fileName,
          contentType: mime,
          content: Buffer.from(bytes),
        })),
        messageId: `<${mail.id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.language,
          ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
        },
      })
    },
  }
}
