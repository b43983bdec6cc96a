import { addDays, addMonths, riyadhDate } from '@warda/domain/time/riyadh-time'
import { renderStatement } from '../invoices/index.ts'
import type { Attach, MailPayloads } from '../mail/index.ts'
import { findClient, presentAgeing, readAccountStatement } from '../receivables/index.ts'
import { readSettings, readShopName } from '../settings/index.ts'
import { presentStatement } from './present.ts'

/** Attaches the PDF to a monthly statement mail; other mails have no attachment. */
export const attachStatement: Attach = async (context, mail) => {
  if (mail.kind !== 'monthly-statement') return []
  const { clientId, month } = mail.payload as MailPayloads['monthly-statement']
  const client = await findClient(context.db, clientId)
  if (!client) return []
  const from = `${month}-01`
  const last = addDays(addMonths(from, 1), -1)
  const today = riyadhDate(context.clock.now())
  const party = { owner: { clientId }, clientId, branch: null, userId: null, ...client }
  const statement = await readAccountStatement(context, party, { from, to: [last, today].toSorted()[0] ?? today })
  const shopName = await readShopName(context, mail.language)
  const { identity } = await readSettings(context)
  const presented = presentStatement(statement, presentAgeing(statement.ageing))
  const bytes = await renderStatement(presented, mail.language, shopName, identity)
  return [{ fileName: `statement-${month}.pdf`, mime: 'application/pdf', bytes }]
}
