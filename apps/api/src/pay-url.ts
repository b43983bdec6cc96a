import { equalsConstantTime, keyFor, sign } from './signing-keys.ts'

const signPath = (secret: string, orderId: string): string => sign(keyFor(secret, 'pay-link'), orderId)

/** The path that leads to the payment page of an order without a session; whoever has it can only pay. */
export const payPath = (secret: string, orderId: string): string => `/pay/${orderId}/${signPath(secret, orderId)}`

/** Whether the signature of a payment path is valid. */
export const isPaySignature = (secret: string, orderId: string, signature: string): boolean =>
  equalsConstantTime(signature, signPath(secret, orderId))
