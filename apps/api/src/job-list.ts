import type { Jobs } from './jobs/run.ts'

const { sendMail } = (await import('./features/notifications/index.ts').catch(() => ({
  sendMail: async () => {},
}))) as { sendMail: Jobs['send-mail'] }

const nothing = async (): Promise<void> => {}

export const jobs: Jobs = {
  'send-mail': sendMail,
  'expire-order': nothing,
  'check-payment': nothing,
  'sweep-orders': nothing,
  'sweep-payments': nothing,
  'forget-old': nothing,
}
