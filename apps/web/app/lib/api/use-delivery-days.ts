import { useApiQuery } from './api-query.ts'

/** Days and slots for the people of the shop; fetched again every minute, because they fill up while a buyer decides. */
export const useOpenDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })
