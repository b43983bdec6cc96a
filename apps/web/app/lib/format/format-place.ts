import { m } from '@warda/i18n/messages'

type Place = Partial<Record<'line' | 'district' | 'city', string | null | undefined>>

/** An address in one line: street and building, district, city. */
export const formatPlace = ({ line, district, city }: Place): string =>
  [line, district, city].filter(Boolean).join(m.ui_list_comma())
