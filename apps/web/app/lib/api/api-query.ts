import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import { callApi } from './call-api.ts'
import { queryClient } from './query-client.ts'

type ApiKey<N extends RouteName> = readonly [N] | readonly [N, CallInput<N>]

/** Cache key of an endpoint with this input; without input, the prefix of all its keys. */
export const apiKey = <N extends RouteName>(name: N, input?: CallInput<N>): ApiKey<N> =>
  input === undefined ? [name] : [name, input]

/** Cache key and abortable query function of an endpoint, for hooks, prefetching and `fetchQuery`. */
export const apiQuery = <N extends RouteName>(name: N, input: CallInput<N>) => ({
  queryKey: apiKey(name, input),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<N>> => callApi(name, input, { signal }),
})

type Options<N extends RouteName, T> = Omit<
  UseQueryOptions<Answer<N>, Error, T, ApiKey<N>>,
  'queryKey' | 'queryFn' | 'initialData'
>

/** Reads an endpoint; the cache holds the raw answer and `select` derives what the page needs. */
export const useApiQuery = <N extends RouteName, T = Answer<N>>(
  name: N,
  input: CallInput<N>,
  options: Options<N, T> = {},
): UseQueryResult<T, Error> =>
  useQuery<Answer<N>, Error, T, ApiKey<N>>({ ...apiQuery(name, input), ...options }, queryClient)

/** Updates the cached answer of an endpoint with this input, if there is one. */
export const updateCached = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  change: (answer: Answer<N>) => Answer<N>,
): void =>
  void queryClient.setQueryData<Answer<N>>(apiKey(name, input), (answer) =>
    answer === undefined ? undefined : change(answer),
  )

/** Updates every cached answer of an endpoint, for any input. */
export const updateAllCached = <N extends RouteName>(name: N, change: (answer: Answer<N>) => Answer<N>): void =>
  void queryClient.setQueriesData<Answer<N>>({ queryKey: [name] }, (answer) =>
    answer === undefined ? undefined : change(answer),
  )

/** Stores an answer that another request returned. */
export const writeCached = <N extends RouteName>(name: N, input: CallInput<N>, answer: Answer<N>): void =>
  void queryClient.setQueryData<Answer<N>>(apiKey(name, input), answer)

/** Removes every cached answer of these endpoints. */
export const removeCached = (...names: readonly RouteName[]): void => {
  for (const name of names) queryClient.removeQueries({ queryKey: [name] })
}
