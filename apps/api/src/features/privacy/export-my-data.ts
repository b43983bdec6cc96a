import type { Role } from '@warda/domain/access/roles'
import type { AppContext } from '../../context.ts'
import { inSnapshot } from '../../db/snapshot.ts'
import { readEverything } from './data-queries.ts'

type Asker = { userId: string; role: Role; clientId: number; email: string; emailConfirmed: boolean }

/** Everything the shop holds about a person, as it is at one moment; nothing of anybody else. */
export async function exportMyData(context: AppContext, asker: Asker): Promise<Record<string, unknown>> {
  const clientId = asker.role === 'Customer' && asker.clientId > 0 ? asker.clientId : null
  // What was sent to an address is told to whoever has proved that it is theirs.
  const whose = { userId: asker.userId, clientId, email: asker.emailConfirmed ? asker.email : null }
  const parts = await inSnapshot(context.db, (db) => readEverything(db, whose))
  return { madeAt: new Date(context.clock.now()).toISOString(), ...parts }
}
