import { PAY_ALL, SCHEDULE_MONTHLY } from '@warda/contract/payments'
import type { Debt, Ageing as WireAgeing } from '@warda/contract/receivables'
import type { Statement } from '@warda/contract/statements'
import type { Language } from '@warda/domain/language'
import { type Halalas, halalasToRiyals } from '@warda/domain/money'
import type { Ageing } from '@warda/domain/payments/debt-ageing'
import type { Result } from '@warda/domain/result'
import { type IsoDate, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { DebtRow } from './debt-queries.ts'
import type { DebtorPage } from './get-debtors.ts'
import type { AccountStatement } from './get-statement.ts'
import type { MovementRow } from './statement-queries.ts'

const LOCALE = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** Whether all that is outstanding is paid, or a part. */
export const isWhole = (body: { payPartOrall: number }): boolean => body.payPartOrall === PAY_ALL

export const planKind = (body: { postPondOrMonthly: number }): 'monthly' | 'postponed' =>
  body.postPondOrMonthly === SCHEDULE_MONTHLY ? 'monthly' : 'postponed'

/** Halalas as a person reads them, in a sentence. */
export const inRiyals = (halalas: Halalas, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'SAR' }).format(halalasToRiyals(halalas))

/** A day as a person reads it. */
export const inWords = (day: IsoDate, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A refusal whose amounts (halalas) are put as its sentence shows them. */
export function withAmounts<T, C extends string>(result: Result<T, C>, language: Language): Result<T, C> {
  if (result.ok || result.values === undefined) return result
  const shown = Object.entries(result.values).map(([key, value]) => [
    key,
    typeof value === 'number' ? inRiyals(value, language) : value,
  ])
  return { ...result, values: Object.fromEntries(shown) }
}

export const presentMoney = (money: { due: Halalas; paid: Halalas; outstanding: Halalas }) => ({
  total: halalasToRiyals(money.due),
  paid: halalasToRiyals(money.paid),
  outstanding: halalasToRiyals(money.outstanding),
})

export const presentDebt = (debt: DebtRow, today: IsoDate): Debt => ({
  id: debt.id,
  orderId: debt.orderId,
  orderNumber: String(debt.orderNumber),
  amountOwed: halalasToRiyals(debt.remaining),
  originalAmount: halalasToRiyals(debt.original),
  createdAt: debt.createdAt.toISOString(),
  dueDate: debt.dueDate,
  isOverdue: debt.remaining > 0 && debt.dueDate < today,
  isResolved: debt.remaining === 0,
})

export const presentAgeing = (ageing: Ageing): WireAgeing => ({
  current: halalasToRiyals(ageing.current),
  days0to30: halalasToRiyals(ageing.days0to30),
  days31to60: halalasToRiyals(ageing.days31to60),
  days61to90: halalasToRiyals(ageing.days61to90),
  over90: halalasToRiyals(ageing.over90),
  total: halalasToRiyals(ageing.total),
})

export const presentDebtors = (found: DebtorPage) => ({
  data: found.rows.map(({ clientId, userId, name, phone, ...ageing }) => ({
    clientId,
    userId,
    name,
    phoneNumber: phone,
    ageing: presentAgeing(ageing),
  })),
  totals: presentAgeing(found.totals),
  page: found.page,
  pageCount: found.pageCount,
  total: found.count,
})

export const presentStatement = (statement: AccountStatement): Statement => ({
  who: {
    clientId: statement.who.clientId,
    userId: statement.who.userId,
    name: statement.who.name,
    phoneNumber: statement.who.phone,
  },
  from: statement.from,
  to: statement.to,
  opening: halalasToRiyals(statement.opening),
  closing: halalasToRiyals(statement.closing),
  entries: statement.entries.map((entry) => ({
    at: new Date(entry.at).toISOString(),
    orderId: entry.orderId,
    orderNumber: String(entry.orderNumber),
    kind: kindOf(entry),
    method: methodOf(entry),
    amount: halalasToRiyals(entry.amount),
    balance: halalasToRiyals(entry.balance),
  })),
  ageing: presentAgeing(statement.ageing),
  storeCredit: halalasToRiyals(statement.storeCredit),
})

function kindOf({ kind }: MovementRow): Statement['entries'][number]['kind'] {
  switch (kind) {
    case 'sale':
    case 'reversal':
    case 'creditNote':
    case 'refund':
      return kind
    case 'creditPayment':
      return 'storeCredit'
    default:
      return 'payment'
  }
}

const METHODS: Record<string, string> = {
  gateway: 'online',
  cash: 'cash',
  card: 'card',
  bank: 'transfer',
  customerCredit: 'credit',
}

const methodOf = ({ account }: MovementRow): string | null => (account === null ? null : (METHODS[account] ?? null))

/** A statement as rows of a table: heads, what was owed at first, the movements, what is owed at the end. `say` speaks the caller's language. */
export function statementRows(statement: Statement, t: (key: string) => string): string[][] {
  const heads = ['date', 'order', 'what', 'method', 'amount', 'balance'].map((head) => t(`statement_file_${head}`))
  const money = (riyals: number) => riyals.toFixed(2)
  const edge = (day: string, key: string, balance: number) => [day, '', t(key), '', '', money(balance)]
  return [
    [statement.who.name, statement.who.phoneNumber, `${statement.from} – ${statement.to}`],
    heads,
    edge(statement.from, 'statement_file_opening', statement.opening),
    ...statement.entries.map((entry) => [
      riyadhDate(Date.parse(entry.at)),
      entry.orderNumber ?? '',
      t(`statement_kind_${entry.kind}`),
      entry.method === null ? '' : t(`statement_method_${entry.method}`),
      money(entry.amount),
      money(entry.balance),
    ]),
    edge(statement.to, 'statement_file_closing', statement.closing),
  ]
}
