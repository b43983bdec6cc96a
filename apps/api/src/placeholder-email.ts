import { randomBytes } from 'node:crypto'

const DOMAIN = '@phone.invalid'

/** Creates an undeliverable email address for a caller without one; the random part prevents anybody from registering it first. */
export const createPlaceholderEmail = (phone: string): string =>
  `${phone.replace(/\D/g, '')}.${randomBytes(6).toString('hex')}${DOMAIN}`

/** Whether nothing can be mailed to this address of a caller. */
export const isPlaceholderEmail = (email: string): boolean => email.endsWith(DOMAIN)
