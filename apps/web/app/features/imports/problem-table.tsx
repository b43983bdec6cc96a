import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { ProblemText } from './problem-text.tsx'

/** Rows that cannot be imported and why, in file order. */
export function ProblemTable({ productImport: { problems, withProblems } }: { productImport: ProductImport }) {
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="font-semibold">{m.import_problem_rows({ count: withProblems })}</h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling region must be focusable by keyboard
        tabIndex={0}
        aria-label={m.import_problem_rows({ count: withProblems })}
        className="max-h-96 overflow-auto rounded-field border border-line"
      >
        <table className="w-full border-collapse text-[0.9375rem]">
          <thead className="sticky top-0 border-line border-b bg-sand text-sm">
            <tr>
              <th scope="col" className="w-20 px-3 py-2 text-start font-semibold">
                {m.import_line()}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {m.import_what()}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map((row) => (
              <tr key={row.line} className="border-line border-b align-top last:border-b-0">
                <th scope="row" className="tabular px-3 py-2 text-start font-normal">
                  <bdi>{row.line}</bdi>
                </th>
                <td className="px-3 py-2">
                  <ul className="grid gap-1">
                    {row.problems.map((problem) => (
                      // No `dir`, because a sentence may begin with the Latin name of a column.
                      <li key={problem}>
                        <ProblemText text={problem} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {withProblems > problems.length && (
        <p className="text-ink-soft text-sm">{m.import_problem_more({ count: problems.length })}</p>
      )}
    </div>
  )
}
