import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './browser.ts'
import type { Body } from './http-client.ts'
import type { Person } from './scenario/accounts.ts'

export const dialog = ({ page }: Visit) => page.getByRole('dialog')
export const cards = ({ page }: Visit) => page.getByRole('article')
export const getCard = (at: Visit, { orderNumber }: Body): Locator => cards(at).filter({ hasText: `#${orderNumber}` })
export const button = (card: Locator, name: string) => card.getByRole('button').filter({ hasText: name })

/** Opens the board; with an order, also its tab (0 pending, 1 in delivery, 2 completed) and the search for its number. */
export async function openBoard(at: Visit, driver: Person, order?: Body, tab = 0): Promise<void> {
  await at.page.goto(`/dashboard-delivery/${driver.userId}`)
  await cards(at).first().waitFor()
  if (!order) return
  await at.page.getByRole('tab').nth(tab).click()
  await at.page.getByRole('search').getByRole('textbox').fill(order.orderNumber)
  await getCard(at, order).waitFor()
  await expect.poll(() => cards(at).count()).toBe(1)
}

/** Texts of the delivery dashboard in both languages. */
export const TEXTS = {
  en: {
    title: 'flower delivery dispatcher',
    tabs: ['Pending', 'In delivery', 'Completed'],
    refresh: 'Refresh',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    start: 'Start delivery',
    complete: 'Complete delivery',
    send: 'Send confirmation email',
    pay: 'Manual payment',
    schedule: 'Schedule payment',
    debts: 'View customer debts',
    invoice: 'Create invoice',
    delivered: 'Delivered',
    full: 'Full',
    partial: 'Partial',
    postpone: 'Postpone',
    monthly: 'Monthly installments',
    debtsOf: (name: string) => `${name}: debts`,
    outstanding: 'Total outstanding',
    makePayment: 'Make payment',
    noDebts: 'No debts',
  },
  ar: {
    title: 'إدارة توصيل الورد',
    tabs: ['قيد الانتظار', 'قيد التوصيل', 'مكتملة'],
    refresh: 'تحديث',
    previous: 'السابق',
    next: 'التالي',
    page: (page: number, count: number) => `صفحة ${page} من ${count}`,
    start: 'ابدأ التوصيل',
    complete: 'أكمل التوصيل',
    send: 'أرسل بريد التأكيد',
    pay: 'دفعة يدوية',
    schedule: 'جدولة الدفع',
    debts: 'ديون العميل',
    invoice: 'إنشاء فاتورة',
    delivered: 'تم التوصيل',
    full: 'كاملة',
    partial: 'جزئية',
    postpone: 'تأجيل',
    monthly: 'أقساط شهرية',
    debtsOf: (name: string) => `ديون ${name}`,
    outstanding: 'إجمالي المتبقي',
    makePayment: 'سدّد',
    noDebts: 'لا ديون',
  },
} as const
