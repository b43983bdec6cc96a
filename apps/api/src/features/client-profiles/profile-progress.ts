import { getProfileProgress } from '@warda/domain/clients/profile'
import type { ClientId } from '@warda/domain/ids'
import type { Database } from '../../db/database.ts'
import { findProfile, type ProfileDocuments, type ProfileFacts } from './profile-queries.ts'

export type Progress = ReturnType<typeof getProfileProgress>

/** The completed steps of the wizard. */
export const getProgress = (client: ProfileFacts & ProfileDocuments, expiryRequired: boolean): Progress =>
  getProfileProgress(
    { ...client, hasRegisterCopy: client.registerCopy !== null, hasOwnerIdentityImage: client.ownerIdentity !== null },
    expiryRequired,
  )

/** Whether all three steps are complete (API-08; decisions §4: required for credit). */
export async function isProfileComplete(db: Database, clientId: ClientId, expiryRequired: boolean): Promise<boolean> {
  const client = await findProfile(db, clientId)
  return client !== undefined && getProgress(client, expiryRequired).complete
}
