import type { Statement } from '@warda/contract/statements'
import { halalasToRiyals } from '@warda/domain/money'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { MessageKey } from '@warda/i18n/keys'
import type { AccountStatement } from '../receivables/index.ts'

/** `ageing` is the statement's ageing in wire form. */
export const presentStatement = (statement: AccountStatement, ageing: Statement['ageing']): Statement => ({
  who: {
    clientId: statement.who.clientId,
    userId: statement.who.userId,
    name: statement.who.name,
    phoneNumber: statement.who.phone,
  },
  branch: presentBranch(statement.who.branch),
  from: statement.from,
  to: statement.to,
  opening: halalasToRiyals(statement.opening),
  closing: halalasToRiyals(statement.closing),
  entries: statement.entries.map((entry) => ({
    at: new Date(entry.at).toISOString(),
    orderId: entry.orderId,
    orderNumber: String(entry.orderNumber),
    purchaseOrder: entry.purchaseOrder,
    branch: presentBranch(entry.branch),
    kind: presentKind(entry),
    method: presentMethod(entry),
    amount: halalasToRiyals(entry.amount),
    balance: halalasToRiyals(entry.balance),
  })),
  ageing,
  storeCredit: halalasToRiyals(statement.storeCredit),
})

const presentBranch = (branch: { id: number; name: string } | null): Statement['branch'] =>
  branch && { id: branch.id, branchName: branch.name }

type Movement = AccountStatement['entries'][number]

function presentKind({ kind }: Movement): Statement['entries'][number]['kind'] {
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

const METHODS = {
  gateway: 'online',
  cash: 'cash',
  cashDrawer: 'cash',
  card: 'card',
  bank: 'transfer',
  customerCredit: 'credit',
} as const

const presentMethod = ({ account }: Movement): string | null =>
  account !== null && isMethod(account) ? METHODS[account] : null

const isMethod = (account: string): account is keyof typeof METHODS => Object.hasOwn(METHODS, account)

const ORDER_COLUMNS = ['date', 'order'] as const
/** Only on statements of clients. */
const BUSINESS_COLUMNS = ['branch', 'purchase_order'] as const
const MONEY_COLUMNS = ['what', 'method', 'amount', 'balance'] as const

/** The rows of the CSV file: header, opening balance, movements, closing balance. */
export function listStatementRows(statement: Statement, t: (key: MessageKey) => string): string[][] {
  const isBusiness = statement.who.clientId > 0
  const columns = [...ORDER_COLUMNS, ...(isBusiness ? BUSINESS_COLUMNS : []), ...MONEY_COLUMNS]
  const money = (riyals: number) => riyals.toFixed(2)
  const balanceRow = (day: string, key: MessageKey, balance: number) => [
    day,
    '',
    ...(isBusiness ? ['', ''] : []),
    t(key),
    '',
    '',
    money(balance),
  ]
  return [
    [
      statement.who.name,
      ...(statement.branch ? [statement.branch.branchName] : []),
      statement.who.phoneNumber,
      `${statement.from} – ${statement.to}`,
    ],
    columns.map((column) => t(`statement_file_${column}`)),
    balanceRow(statement.from, 'statement_file_opening', statement.opening),
    ...statement.entries.map((entry) => [
      riyadhDate(Date.parse(entry.at)),
      entry.orderNumber ?? '',
      ...(isBusiness ? [entry.branch?.branchName ?? '', entry.purchaseOrder ?? ''] : []),
      t(`statement_kind_${entry.kind}`),
      entry.method === null ? '' : t(`statement_method_${entry.method as (typeof METHODS)[keyof typeof METHODS]}`),
      money(entry.amount),
      money(entry.balance),
    ]),
    balanceRow(statement.to, 'statement_file_closing', statement.closing),
  ]
}
