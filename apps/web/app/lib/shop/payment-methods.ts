import type { Site } from '@warda/contract/settings'
import { m } from '@warda/i18n/messages'
import { useRouteLoaderData } from 'react-router'
import { currentLanguage } from '../browser/language.ts'

export type OnlineMethod = Site['paymentMethods'][number]

const NAMES: Record<OnlineMethod, () => string> = {
  mada: m.method_mada,
  visa: m.method_visa,
  mastercard: m.method_mastercard,
  applePay: m.method_applePay,
  stcPay: m.method_stcPay,
  tabby: m.method_tabby,
  tamara: m.method_tamara,
}

export const getMethodName = (method: OnlineMethod): string => NAMES[method]()

/** What the gateway of the shop offers (OPEN-09); empty when the root data is missing. */
export const usePaymentMethods = (): readonly OnlineMethod[] =>
  (useRouteLoaderData('root') as { shop?: { paymentMethods?: OnlineMethod[] } | null } | undefined)?.shop
    ?.paymentMethods ?? []

/** The names as a choice: "mada, Visa or Apple Pay". */
export const joinMethodNames = (methods: readonly OnlineMethod[]): string =>
  methods.length === 0
    ? m.method_card()
    : new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(methods.map(getMethodName))
