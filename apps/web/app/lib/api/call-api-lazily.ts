import type { callApi } from './call-api.ts'

/**
 * `callApi` for what is in the first load of public pages but calls only later: the client comes with the first call,
 * and a visitor who never calls carries none of it.
 */
export const callLater: typeof callApi = async (name, input, options) => {
  const api = await import('./call-api.ts')
  return api.callApi(name, input, options)
}
