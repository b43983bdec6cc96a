import type { Language } from '@warda/domain/language'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/call.ts'
import type { World } from '../../world.ts'
import { updateLanguage } from './queries.ts'

/** Remembers the language in which a signed-in person gets mail (LANG-02); for anybody else there is nothing to remember. */
export async function setLanguage(world: World, actor: Actor | null, culture: Language): Promise<void> {
  if (actor) await inTransaction(world.db, (trx) => updateLanguage(trx, actor.userId, culture))
}
