export type { MailKind, MailPayloads, OrderMail } from './kinds.ts'
export { type MailToWrite, writeMail } from './write-mail.ts'
