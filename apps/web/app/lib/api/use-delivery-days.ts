import { useApiQuery } from './api-query.ts'

/** Delivery days and slots for staff, refetched every minute because slots fill up. */
export const useAdminDeliveryDays = () => useApiQuery('getDeliveryDays', {}, { refetchInterval: 60_000 })
