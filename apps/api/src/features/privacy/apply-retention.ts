import { ok } from '@warda/domain/result'
import { say } from '@warda/i18n/say'
import { decideInTransaction } from '../../db/result-transaction.ts'
import type { World } from '../../context.ts'
import { deleteOldWelcomed } from '../coupons/index.ts'
import {
  deleteOldCarts,
  deleteOldInvitations,
  dropOldProofs,
  emptyOldReports,
  findEnded,
  findNeverUsed,
  sweepGhosts,
} from './retention-queries.ts'
import { forgetPerson } from './erase-person.ts'
import { lockForgotten } from './obligation-queries.ts'

const DAY_MS = 86_400_000
/** For how long what is not a book is kept, days (decision 14). */
const KEPT_DAYS = {
  cart: 180,
  proof: 365,
  report: 730,
  invitation: 180,
  neverUsed: 365,
  ended: 90,
  welcome: 730,
}
/** How many people are forgotten in one night. */
const A_NIGHT = 1_000

/** The part of the nightly cleaning that is about people (decision 14). Each step stands for itself and may run again. */
export async function forgetByAge(world: World): Promise<void> {
  const { db } = world
  const now = world.clock.now()
  const ago = (days: number): Date => new Date(now - days * DAY_MS)
  await deleteOldCarts(db, ago(KEPT_DAYS.cart))
  await dropOldProofs(db, ago(KEPT_DAYS.proof), new Date(now))
  await emptyOldReports(db, ago(KEPT_DAYS.report))
  await deleteOldInvitations(db, ago(KEPT_DAYS.invitation))
  await deleteOldWelcomed(db, ago(KEPT_DAYS.welcome))
  const gone = [
    ...(await findEnded(db, ago(KEPT_DAYS.ended), A_NIGHT)),
    ...(await findNeverUsed(db, ago(KEPT_DAYS.neverUsed), A_NIGHT)),
  ]
  for (const userId of gone) await forget(world, userId, new Date(now))
  await sweepGhosts(db, { en: say('privacy_a_customer', 'en'), ar: say('privacy_a_customer', 'ar') })
}

/** The files lose their rows, and the sweep of private pictures that follows takes them. */
const forget = (world: World, userId: string, at: Date) =>
  decideInTransaction(world.db, async (trx) => {
    const person = await lockForgotten(trx, userId)
    return ok(person ? await forgetPerson(world, trx, person, at) : [])
  })
