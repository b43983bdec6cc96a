import type { ClientId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import type { Database } from '../../db/database.ts'
import { type CreditOwner, sumCredit } from './credit-queries.ts'

/** The client for a business order, otherwise the person. */
export const getCreditOwner = (order: { clientId: ClientId | null; userId: UserId }): CreditOwner =>
  order.clientId === null ? { userId: order.userId } : { clientId: order.clientId }

/** The store credit that can be used for orders, from the ledger; never negative. */
export const getStoreCredit = (db: Database, owner: CreditOwner): Promise<Halalas> => sumCredit(db, owner)
