import type { Language } from '@warda/domain/language'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { updateLanguage } from './language-queries.ts'

/** Stores the mail language of a signed-in user (LANG-02); ignored for anybody else. */
export async function setLanguage(context: AppContext, actor: Actor | null, culture: Language): Promise<void> {
  if (actor) await inTransaction(context.db, (trx) => updateLanguage(trx, actor.userId, culture))
}
