import type { AppContext } from '../../context.ts'
import { findPickups, type PickupRow } from './queries.ts'

/** How many waiting pickups are shown. */
const SHOWN_PICKUPS = 100

/** Pickups that wait to be handed over, the earliest first. */
export const listPickups = ({ db }: AppContext): Promise<PickupRow[]> => findPickups(db, SHOWN_PICKUPS)
