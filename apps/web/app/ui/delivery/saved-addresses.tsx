import { formatPlace } from '../../lib/format/format-place.ts'

type Entry = {
  id: number
  recipient: { fullName: string; phoneNumber: string }
  address: { line: string; district: string | null; city: string }
}

type SavedAddressesProps<E> = { title: string; entries: readonly E[]; onChoose: (entry: E) => void }

/** Recipients and addresses of earlier orders as buttons that fill in a form; nothing without any. */
export function SavedAddresses<E extends Entry>({ title, entries, onChoose }: SavedAddressesProps<E>) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="font-medium text-[0.9375rem]">{title}</h3>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => onChoose(entry)}
              className="min-h-12 w-full rounded-field border border-line bg-card px-3.5 py-2 text-start hover:border-leaf"
            >
              <span className="block font-medium">
                <bdi>{entry.recipient.fullName}</bdi>
              </span>
              <span className="block text-ink-soft text-sm">
                <bdi>{formatPlace(entry.address)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
