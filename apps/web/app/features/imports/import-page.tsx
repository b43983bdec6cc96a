import { m } from '@warda/i18n/messages'
import { useSearchParams } from 'react-router'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ColumnsHelp } from './columns-help.tsx'
import { ExportPanel } from './export-panel.tsx'
import { FileBox } from './file-box.tsx'
import { ImportReport } from './import-report.tsx'
import { RecentImports } from './recent-imports.tsx'
import { useImport } from './use-import.ts'

/** Product import and export (ADMIN-01); the import id is in the URL and survives a reload. */
export function ImportPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id') ?? ''
  const selectImport = (importId: string): void =>
    setSearch(importId === '' ? {} : { id: importId }, { replace: true, preventScrollReset: true })
  const query = useImport(id)
  return (
    <div className="grid min-w-0 gap-6">
      <Panel title={m.import_title()} lead={m.import_lead()}>
        {id === '' ? (
          <FileBox onChecked={({ id: checked }) => selectImport(checked)} />
        ) : (
          <QueryResult query={query}>
            {(productImport) => <ImportReport productImport={productImport} onAnother={() => selectImport('')} />}
          </QueryResult>
        )}
      </Panel>
      <RecentImports current={id} onSelect={selectImport} />
      <ExportPanel />
      <ColumnsHelp />
    </div>
  )
}
