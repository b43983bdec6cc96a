import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { updateLanguage } from './language-queries.ts'

/** Remembers the language in which a signed-in person gets mail (LANG-02); for anybody else there is nothing to remember. */
export async function setLanguage(context: AppContext, actor: Actor | null, culture: Language): Promise<void> {
  if (actor) await inTransaction(context.db, (trx) => updateLanguage(trx, actor.userId, culture))
}
