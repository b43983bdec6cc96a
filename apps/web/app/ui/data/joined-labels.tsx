import { Fragment } from 'react'

/** Short labels of any language on one line, separated by a middle dot; each keeps its own direction. */
export function JoinedLabels({ labels }: { labels: readonly (string | null | undefined)[] }) {
  return labels
    .filter((label) => typeof label === 'string')
    .map((label, at) => (
      <Fragment key={label}>
        {at > 0 && ' · '}
        <bdi>{label}</bdi>
      </Fragment>
    ))
}
