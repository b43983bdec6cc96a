import type { UserId } from '@warda/domain/ids'
import type { Database } from '../../db/database.ts'
import { findDriverHandovers, type HandoverRow, sumCashInHand } from './queries.ts'

/** Cash that a driver took and has not handed in, and the handovers since an instant; halalas. */
export type DriverCash = { inHand: number; handedIn: HandoverRow[] }

export async function readDriverCash(db: Database, employeeId: UserId, since: Date): Promise<DriverCash> {
  return {
    inHand: await sumCashInHand(db, employeeId),
    handedIn: await findDriverHandovers(db, employeeId, since),
  }
}
