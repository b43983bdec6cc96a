import type { TaxEnvironment } from '@warda/zatca/signing-request'
import type { Credentials } from '../../adapters/tax-authority.ts'
import type { AppContext } from '../../context.ts'
import { findCredentials } from './queries.ts'
import { readCredentials } from './unit-keys.ts'

/** The authority's system and the credentials for it. */
export type UnitAccess = { environment: TaxEnvironment; credentials: Credentials }

/** How documents of a unit are sent, also of a former one. */
export async function loadUnitAccess({ db, config }: AppContext, unitId: string): Promise<UnitAccess> {
  const keys = await findCredentials(db, unitId)
  if (!keys) throw new Error(`The tax unit ${unitId} has no certificate.`)
  return { environment: keys.environment, credentials: readCredentials(config, keys) }
}
