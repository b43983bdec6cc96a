import type { Role } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { readAllData } from './data-queries.ts'

type Asker = { userId: string; role: Role; clientId: number; email: string; emailConfirmed: boolean }

/** All data about a person as of one instant; no data of others. */
export async function exportMyData(context: AppContext, asker: Asker): Promise<Record<string, unknown>> {
  const clientId = asker.role === 'Customer' && asker.clientId > 0 ? asker.clientId : null
  // Data linked by an address is exported only when the user confirmed it.
  const whose = { userId: asker.userId, clientId, email: asker.emailConfirmed ? asker.email : null }
  const parts = await inSnapshot(context.db, (db) => readAllData(db, whose))
  return { madeAt: new Date(context.clock.now()).toISOString(), ...parts }
}
