import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'

type DayInput = CallInput<'workroomDay'>

const toInput = (day: string | null): DayInput => ({ query: day === null ? {} : { day } })

/** What the workroom makes on a day (today without one), for worksheets and cards. */
export const useDaySheets = (day: string | null) => useApiQuery('workroomDay', toInput(day))

/** The labels of a day by driver and stop. */
export const useDayLabels = (day: string | null) => useApiQuery('workroomLabels', toInput(day))

/** Records that the worksheets of a day are printed, which ends the buyers' changes. */
export const startDay = (day: string) => callApi('startWorkroomDay', { body: { day } })
