import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** The target of a mailed payment link: an order, one debt, or everything overdue of a client. */
export type PayTarget = { kind: 'order'; id: string } | { kind: 'debt'; id: string } | { kind: 'overdue'; id: string }

const PREFIX = { order: '', debt: 'debt/', overdue: 'overdue/' } as const

const signTarget = (secret: string, { kind, id }: PayTarget): string =>
  sign(deriveKey(secret, 'pay-link'), `${PREFIX[kind]}${id}`)

/** The path that leads to the payment page without a session; whoever has it can only pay. */
export const createPayPath = (secret: string, target: PayTarget): string =>
  `/pay/${PREFIX[target.kind]}${target.id}/${signTarget(secret, target)}`

/** Whether the signature of a payment path is valid. */
export const isPaySignature = (secret: string, target: PayTarget, signature: string): boolean =>
  equalsConstantTime(signature, signTarget(secret, target))
