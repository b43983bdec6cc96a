import type { World } from '../../world.ts'
import { selectBranches } from './queries.ts'

/** The branches of a client, by name, at most 100; none for client 0, which is nobody's. */
export const listBranches = (world: World, clientId: number) => selectBranches(world.db, clientId)
