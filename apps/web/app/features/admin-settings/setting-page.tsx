import type { SettingKey } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import { type ComponentType, lazy, Suspense } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AccountsForm } from './accounts-form.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { GiftCardsForm } from './gift-cards-form.tsx'
import { LinksForm } from './links-form.tsx'
import { LoyaltyForm } from './loyalty-form.tsx'
import { PaymentsForm } from './payments-form.tsx'
import { PicturesForm } from './pictures-form.tsx'
import { PromisesForm } from './promises-form.tsx'
import { SearchForm } from './search-form.tsx'
import { SellerForm } from './seller-form.tsx'
import { isSettingKey } from './setting-names.ts'
import { findSetting, type Setting, useSettings } from './use-settings.ts'

const IdentityForm = lazy(() => import('./identity-form.tsx').then((module) => ({ default: module.IdentityForm })))
const LegalForm = lazy(() => import('./legal-form.tsx').then((module) => ({ default: module.LegalForm })))
const LegalTextForm = lazy(() => import('./legal-text-form.tsx').then((module) => ({ default: module.LegalTextForm })))
const ZonesForm = lazy(() => import('./zones-form.tsx').then((module) => ({ default: module.ZonesForm })))

const FORMS: { [K in SettingKey]: ComponentType<{ setting: Setting<K> }> } = {
  identity: IdentityForm,
  calendar: CalendarForm,
  zones: ZonesForm,
  loyalty: LoyaltyForm,
  giftCards: GiftCardsForm,
  accounts: AccountsForm,
  contact: ContactForm,
  links: LinksForm,
  payments: PaymentsForm,
  promises: PromisesForm,
  seller: SellerForm,
  legal: LegalForm,
  terms: LegalTextForm,
  returns: LegalTextForm,
  privacy: LegalTextForm,
  sitePictures: PicturesForm,
  search: SearchForm,
}

export function SettingPage({ name }: { name: string }) {
  const settings = useSettings()
  if (!isSettingKey(name)) return <Notice tone="warning">{m.admin_settings_unknown()}</Notice>
  return <QueryResult query={settings}>{(all) => <SelectedSetting setting={findSetting(all, name)} />}</QueryResult>
}

function SelectedSetting<K extends SettingKey>({ setting }: { setting: Setting<K> | null }) {
  if (setting === null) return <Notice tone="warning">{m.admin_settings_unknown()}</Notice>
  const SettingForm = FORMS[setting.key] as ComponentType<{ setting: Setting<K> }>
  // The key keeps the form's state when the list is refetched.
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <SettingForm key={setting.key} setting={setting} />
    </Suspense>
  )
}
