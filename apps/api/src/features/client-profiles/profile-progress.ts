import { profileProgress } from '@warda/domain/clients/profile'
import type { Database } from '../../db/database.ts'
import { findProfile, type ProfileDocuments, type ProfileFacts } from './profile-queries.ts'

export type Progress = ReturnType<typeof profileProgress>

/** How far a client is through the wizard. */
export const progressOf = (client: ProfileFacts & ProfileDocuments, expiryRequired: boolean): Progress =>
  profileProgress(
    { ...client, hasRegisterCopy: client.registerCopy !== null, hasOwnerIdentityImage: client.ownerIdentity !== null },
    expiryRequired,
  )

/** Whether a client has told all that the three steps ask (API-08; decisions §4: only then credit is open). */
export async function isProfileComplete(db: Database, clientId: number, expiryRequired: boolean): Promise<boolean> {
  const client = await findProfile(db, clientId)
  return client !== undefined && progressOf(client, expiryRequired).complete
}
