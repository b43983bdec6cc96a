import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gateway } from '../adapters/gateway.ts'
import type { TestShop } from './shop.ts'

export type BankOperation = 'create' | 'fetch' | 'cancel' | 'refund'

export const BANK_OPERATIONS: readonly BankOperation[] = ['create', 'fetch', 'cancel', 'refund']

/** What a test sets at the gateway; amounts in halalas. */
export type BankState = {
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  amount?: number
  currency?: string
  /** The latest try of the buyer was declined for this reason. */
  decline?: { code: string; message: string }
}

/** Handles a request in place of the fake; false lets the fake respond. */
export type Interrupt = (request: IncomingMessage, response: ServerResponse) => boolean

/** A fake of the documented API of one gateway, with what tests that run over all gateways need to know about it. */
export type GatewayBank = {
  name: 'paylink' | 'moyasar'
  /** Variables of the environment for a shop that uses it. */
  environment: Record<string, string>
  /** A client with a timeout of 400 ms. */
  gateway(): Gateway
  gatewayWithWrongKey(): Gateway
  gatewayWithoutServer(): Gateway
  /** The number of the newest invoice. */
  latest(): string
  update(trNumber: string, state: BankState): void
  /** Handles every request of an operation until it is set to null. */
  interrupt(operation: BankOperation, handler: Interrupt | null): void
  /** The numbers of all invoices, oldest first. */
  numbers(): Iterable<string>
  /** Number of invoices that were created. */
  count(): number
  /** Null when the gateway documents no refund call for merchants; amounts in halalas. */
  refunds: {
    /** What was refunded of a transaction. */
    total(trNumber: string): number
    /** Number of refunds of a transaction. */
    count(trNumber: string): number
    /** A refund that somebody makes at the gateway itself, or the late execution of a request. */
    refund(trNumber: string, amount: number): void
    /** A notice of a refund. */
    notify(shop: TestShop, trNumber: string): Promise<{ status: number; body: unknown }>
  } | null
  /** A notice about a transaction; `proof` is the secret that it carries. */
  notify(shop: TestShop, trNumber: string, proof?: string): Promise<{ status: number; body: unknown }>
  /** The path that the buyer's browser returns to, as the gateway calls it. */
  returnPath(trNumber: string): string
  close(): Promise<void>
}

export const WEBHOOK_SECRET = 'the secret that the shop set at the gateway'
