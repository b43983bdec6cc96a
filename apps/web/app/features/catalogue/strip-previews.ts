/**
 * Removes the blurred previews of pictures for loaders: 300 bytes each would be most of a page, and the average
 * colour is shown instead.
 */
export function withoutPreviews<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'preview' ? '' : value))) as Answer
}
