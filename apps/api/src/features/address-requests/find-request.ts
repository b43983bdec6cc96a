import { type AddressRequestState, getAddressRequestState } from '@warda/domain/orders/address-request'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isAddressRequestToken, parseOrderNumber } from '../../address-request-link.ts'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { getAddressVersion } from './address-version.ts'
import { type AddressRequestRow, findRequest } from './queries.ts'

/** `version` identifies the answer that a form shows. */
export type FoundRequest = { row: AddressRequestRow; state: AddressRequestState; version: string }

/** Finds the order of a recipient's link, with the state of its page at `nowMs`; an invalid token is `not_found`. */
export async function findRequestByToken(
  context: AppContext,
  db: Database,
  token: string,
  nowMs: number,
): Promise<Result<FoundRequest, 'not_found'>> {
  const number = parseOrderNumber(token)
  const row = number === null ? undefined : await findRequest(db, number)
  if (!row) return refuse('not_found')
  const request = { orderNumber: String(row.number), phone: row.recipientPhone }
  if (!isAddressRequestToken(context.config.SECRET, token, request)) return refuse('not_found')
  return ok({ row, state: getState(row, nowMs), version: getAddressVersion(row) })
}

const getState = (row: AddressRequestRow, nowMs: number): AddressRequestState =>
  getAddressRequestState({
    state: row.state,
    nowMs,
    workStartedAtMs: row.workStartedAt?.getTime() ?? null,
    changeUntilMs: row.changeUntil?.getTime() ?? null,
    wantedUntilMs: row.addressWantedUntil?.getTime() ?? null,
    cancelledAtMs: row.cancelledAt?.getTime() ?? null,
  })
