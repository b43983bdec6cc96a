import type { TaxEnvironment } from '@warda/zatca/signing-request'
import type { Credentials } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { findCredentials } from './queries.ts'
import { readCredentials } from './unit-keys.ts'

/** A system of the authority and the unit's credentials for it. */
export type UnitAccess = { environment: TaxEnvironment; credentials: Credentials }

/** Loads the access data of a unit; works for revoked units too. */
export async function loadUnitAccess({ db, config }: AppContext, unitId: string): Promise<UnitAccess> {
  const keys = await findCredentials(db, unitId)
  if (!keys) throw new Error(`The tax unit ${unitId} has no certificate.`)
  return { environment: keys.environment, credentials: readCredentials(config, keys) }
}
