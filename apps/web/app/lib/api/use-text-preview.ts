import { keepPreviousData } from '@tanstack/react-query'
import { useDebounced } from '../browser/use-debounced.ts'
import { useApiQuery } from './api-query.ts'

/** How long typing must pause before a text is rendered, milliseconds. */
const PAUSE_MS = 400

/** Markdown as readers of the page will see it, rendered by the server while it is being typed. */
export const useTextPreview = (endpoint: 'previewText' | 'previewProductText', text: string) =>
  useApiQuery(endpoint, { body: { text: useDebounced(text, PAUSE_MS) } }, { placeholderData: keepPreviousData })
