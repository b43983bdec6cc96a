import { useApiQuery } from './api-query.ts'

/** Days and slots for the people of the shop; asked again each minute, because they fill up while somebody decides. */
export const useOpenDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })
