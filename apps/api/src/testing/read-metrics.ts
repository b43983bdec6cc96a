/** Samples of a Prometheus page by name and labels in alphabetical order, such as `warda_outbox_unsent{outbox="mail"}`. */
export function readMetrics(page: string): Map<string, number> {
  const samples = page.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === '') return []
    const sorted = labels
      .match(/\w+="[^"]*"/g)
      ?.toSorted()
      .join(',')
    return [[sorted ? `${name}{${sorted}}` : name, Number(value)] as const]
  })
  return new Map(samples)
}
