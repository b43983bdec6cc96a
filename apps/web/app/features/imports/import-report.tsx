import type { ProductImport } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { stockModeLabels } from './file-box.tsx'
import { ImportSteps } from './import-steps.tsx'
import { PicturesBox } from './pictures-box.tsx'
import { ProblemTable } from './problem-table.tsx'
import { RowsTable } from './rows-table.tsx'

type ImportReportProps = { productImport: ProductImport; onAnother: () => void }

/** The result of the check, the progress, the rows with old and new values, and the actions of an import. */
export function ImportReport({ productImport, onAnother }: ImportReportProps) {
  const { total, done, failed, state, started, counts } = productImport
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid gap-1">
        <p className="break-all font-semibold">
          <bdi>{productImport.fileName}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {[
            formatNames[productImport.format](),
            `${m.import_stock_mode()}: ${stockModeLabels[productImport.stockMode]()}`,
          ].join(' · ')}
        </p>
      </div>
      <Tiles productImport={productImport} />
      {state === 'running' && <Progress label={m.import_running()} share={total === 0 ? 1 : (done + failed) / total} />}
      {started && counts.pictures > 0 && state === 'running' && (
        <Progress
          label={m.import_pictures_running()}
          share={(counts.picturesStored + counts.picturesFailed) / counts.pictures}
        />
      )}
      <ImportStatus productImport={productImport} />
      <ColumnNotices productImport={productImport} />
      {!started && <PicturesBox productImport={productImport} />}
      <ImportSteps productImport={productImport} onAnother={onAnother} />
      {productImport.problems.length > 0 && <ProblemTable productImport={productImport} />}
      <RowsTable productImport={productImport} />
    </div>
  )
}

const formatNames = {
  warda: m.import_format_warda,
  shopify: m.import_format_shopify,
  woocommerce: m.import_format_woocommerce,
} satisfies Record<ProductImport['format'], () => string>

function Tiles({ productImport: { total, done, failed, counts, started } }: { productImport: ProductImport }) {
  const count = (value: number) => <bdi className="tabular">{formatNumber(value, currentLanguage())}</bdi>
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <StatTile name={m.import_rows()} value={count(total)} />
      <StatTile name={m.import_new()} value={count(counts.new)} />
      <StatTile name={m.import_changed()} value={count(counts.changed)} />
      <StatTile name={m.import_unchanged()} value={count(counts.unchanged)} />
      <StatTile name={m.import_problems()} value={count(failed)} />
      <StatTile
        name={started ? m.import_taken() : m.import_ready()}
        value={count(started ? done : total - done - failed)}
      />
    </dl>
  )
}

/** The state of the import, announced to screen readers when it changes. */
function ImportStatus({ productImport: { state, total, done, failed } }: { productImport: ProductImport }) {
  const remaining = total - done - failed
  if (state === 'done' && failed > 0) return <Notice tone="warning">{m.import_done_some({ done, failed })}</Notice>
  if (state === 'done') return <Notice tone="success">{m.import_done({ count: done })}</Notice>
  if (state === 'cancelled') return <Notice tone="warning">{m.import_stopped({ done, left: remaining })}</Notice>
  if (state !== 'checked') return null
  if (remaining === 0) return <Notice tone="error">{m.import_none_good()}</Notice>
  return (
    <Notice tone={failed > 0 ? 'warning' : 'success'}>{failed > 0 ? m.import_some_good() : m.import_all_good()}</Notice>
  )
}

/** Unused columns, a note about files of other shop systems, and a warning about stock that was already added. */
function ColumnNotices({ productImport }: { productImport: ProductImport }) {
  const { ignoredColumns, format, addedBefore, state } = productImport
  const isBefore = state === 'checked'
  return (
    <>
      {ignoredColumns.length > 0 && (
        <Notice tone="info">
          {m.import_ignored({ count: ignoredColumns.length })} <bdi>{ignoredColumns.join(', ')}</bdi>
        </Notice>
      )}
      {format !== 'warda' && isBefore && <Notice tone="info">{m.import_other_shop()}</Notice>}
      {addedBefore !== null && (isBefore || state === 'cancelled') && (
        <Notice tone="warning">
          {m.import_added_before({ date: formatDateTime(addedBefore, currentLanguage()) })}
        </Notice>
      )}
    </>
  )
}
