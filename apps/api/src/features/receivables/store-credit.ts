import type { ClientId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { type CreditOwner, sumCredit } from './credit-queries.ts'

/** Whose money an order's is: the client's for a business order, else the person's. */
export const creditOwnerOf = (order: { clientId: ClientId | null; userId: UserId }): CreditOwner =>
  order.clientId === null ? { userId: order.userId } : { clientId: order.clientId }

/** What the shop owes this owner and an order can be paid with, halalas; read from the ledger alone, never below zero. */
export const storeCreditOf = (db: Database, owner: CreditOwner): Promise<Halalas> => sumCredit(db, owner)
