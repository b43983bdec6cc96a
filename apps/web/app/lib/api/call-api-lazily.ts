import type { callApi } from './call-api.ts'

/** `callApi` for public pages: loads the API client with the first call, so that the first page load is smaller. */
export const callApiLazily: typeof callApi = async (name, input, options) => {
  const api = await import('./call-api.ts')
  return api.callApi(name, input, options)
}
