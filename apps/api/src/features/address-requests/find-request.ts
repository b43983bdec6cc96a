import { type AddressRequestState, addressRequestState } from '@warda/domain/orders/address-request'
import { ok, type Result, refuse } from '@warda/domain/result'
import { parseAddressRequestToken } from '../../address-request-link.ts'
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
  const number = parseAddressRequestToken(context.config.SECRET, token)
  const row = number === null ? undefined : await findRequest(db, number)
  return row ? ok({ row, state: getState(row, nowMs), version: getAddressVersion(row) }) : refuse('not_found')
}

const getState = (row: AddressRequestRow, nowMs: number): AddressRequestState =>
  addressRequestState({
    state: row.state,
    nowMs,
    workStartedAtMs: row.workStartedAt?.getTime() ?? null,
    changeUntilMs: row.changeUntil?.getTime() ?? null,
    wantedUntilMs: row.addressWantedUntil?.getTime() ?? null,
    cancelledAtMs: row.cancelledAt?.getTime() ?? null,
  })
