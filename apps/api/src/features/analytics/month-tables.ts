import { type Halalas, halalasToRiyals } from '@warda/domain/money'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { MessageKey } from '@warda/i18n/keys'
import type { DocumentRow, EntryRow } from './export-queries.ts'

type Translate = (key: MessageKey) => string

/** The names that complete a prefix to a message key. */
type NameAfter<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never

/** A table that is produced row by row and ends with its totals. */
export type MonthTable<Row> = { heads: string[]; toRows(row: Row): string[][]; totals(): string[][] }

const money = (halalas: Halalas): string => halalasToRiyals(halalas).toFixed(2)
const formatDay = (at: Date): string => riyadhDate(at.getTime())
const heads = (t: Translate, names: readonly NameAfter<'analytics_file_'>[]): string[] =>
  names.map((name) => t(`analytics_file_${name}`))

/** Invoices, and credit notes as negative amounts; the totals are those of the month's VAT return. */
export function documentTable(t: Translate): MonthTable<DocumentRow> {
  const sum = { net: 0, vat: 0, total: 0 }
  return {
    heads: heads(t, [
      'number',
      'type',
      'date',
      'order',
      'purchase_order',
      'buyer',
      'buyer_vat',
      'corrects',
      'net',
      'vat',
      'total',
    ]),
    toRows(row) {
      const sign = row.kind === 'creditNote' ? -1 : 1
      const [net, vat, total] = [sign * row.net, sign * row.vat, sign * row.total]
      sum.net += net
      sum.vat += vat
      sum.total += total
      const labelCells = [
        row.number,
        t(`analytics_document_${row.kind}`),
        formatDay(row.issuedAt),
        String(row.orderNumber),
        row.purchaseOrder ?? '',
      ]
      return [[...labelCells, row.buyer, row.buyerVat ?? '', row.corrects ?? '', money(net), money(vat), money(total)]]
    },
    totals: () => [
      [t('analytics_file_sum'), '', '', '', '', '', '', '', money(sum.net), money(sum.vat), money(sum.total)],
    ],
  }
}

/** The kinds of ledger transaction that move money or store credit. */
export const PAYMENT_KINDS = [
  'payment',
  'latePayment',
  'manualPayment',
  'creditPayment',
  'refund',
  'gatewayRefund',
  'giftCardSale',
  'giftCardRedemption',
  'giftCardCancellation',
] as const

const METHODS = ['gateway', 'cash', 'cashDrawer', 'card', 'bank', 'customerCredit'] as const
const isMethod = (account: string): account is (typeof METHODS)[number] => METHODS.some((method) => method === account)

/** Payments by method, refunds as negative amounts; the totals of each method, then of all. */
export function paymentTable(t: Translate): MonthTable<EntryRow> {
  const sums = new Map<string, Halalas>()
  const methodLabel = (account: (typeof METHODS)[number]) => t(`analytics_method_${account}`)
  return {
    heads: heads(t, ['date', 'order', 'what', 'method', 'amount']),
    toRows: (row) =>
      row.entries
        .flatMap(({ account, amount }) => (isMethod(account) ? [{ account, amount }] : []))
        .map(({ account, amount }) => {
          sums.set(account, (sums.get(account) ?? 0) + amount)
          const order = row.orderNumber === null ? '' : String(row.orderNumber)
          return [formatDay(row.at), order, formatKind(t, row.kind), methodLabel(account), money(amount)]
        }),
    totals: () => [
      ...METHODS.filter((method) => sums.has(method)).map((method) => [
        t('analytics_file_sum'),
        '',
        '',
        methodLabel(method),
        money(sums.get(method) ?? 0),
      ]),
      [t('analytics_file_sum'), '', '', '', money([...sums.values()].reduce((all, one) => all + one, 0))],
    ],
  }
}

/** Every ledger entry; total debits equal total credits. */
export function ledgerTable(t: Translate): MonthTable<EntryRow> {
  const sum = { debit: 0, credit: 0 }
  return {
    heads: heads(t, ['posting', 'date', 'what', 'order', 'account', 'debit', 'credit']),
    toRows: (row) =>
      row.entries.map(({ account, amount }) => {
        const [debit, credit] = [Math.max(amount, 0), Math.max(-amount, 0)]
        sum.debit += debit
        sum.credit += credit
        const order = row.orderNumber === null ? '' : String(row.orderNumber)
        const labelCells = [
          String(row.id),
          formatDay(row.at),
          formatKind(t, row.kind),
          order,
          t(`analytics_account_${account}`),
        ]
        return [...labelCells, debit ? money(debit) : '', credit ? money(credit) : '']
      }),
    totals: () => [[t('analytics_file_sum'), '', '', '', '', money(sum.debit), money(sum.credit)]],
  }
}

const CASH_KINDS = ['cashDifference', 'drawerTransfer', 'pettyExpense'] as const
const KINDS = ['sale', 'reversal', 'creditNote', ...PAYMENT_KINDS, 'giftCardExpiry', ...CASH_KINDS] as const
const isKind = (kind: string): kind is (typeof KINDS)[number] => KINDS.some((candidate) => candidate === kind)

/** The label of a kind of ledger transaction, or the kind itself without one. */
const formatKind = (t: Translate, kind: string): string => (isKind(kind) ? t(`analytics_kind_${kind}`) : kind)
