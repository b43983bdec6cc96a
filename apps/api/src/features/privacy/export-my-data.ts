import type { Role } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { readAllData } from './data-queries.ts'

type Asker = { userId: string; role: Role; clientId: number; email: string; emailConfirmed: boolean }

/** All data about a person as of one instant; no data of others. */
export async function exportMyData(context: AppContext, actor: Asker): Promise<Record<string, unknown>> {
  const clientId = actor.role === 'Customer' && actor.clientId > 0 ? actor.clientId : null
  // Data linked by an address is exported only when the user confirmed it.
  const subject = { userId: actor.userId, clientId, email: actor.emailConfirmed ? actor.email : null }
  const parts = await inSnapshot(context.db, (db) => readAllData(db, subject))
  return { madeAt: new Date(context.clock.now()).toISOString(), ...parts }
}
