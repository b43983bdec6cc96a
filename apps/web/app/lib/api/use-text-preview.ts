import { keepPreviousData } from '@tanstack/react-query'
import { useDebounced } from '../browser/use-debounced.ts'
import { useApiQuery } from './api-query.ts'

/** Debounce of the preview, in ms. */
const PAUSE_MS = 400

/** Markdown rendered by the server while it is typed. */
export const useTextPreview = (endpoint: 'previewProductText', text: string) =>
  useApiQuery(endpoint, { body: { text: useDebounced(text, PAUSE_MS) } }, { placeholderData: keepPreviousData })
