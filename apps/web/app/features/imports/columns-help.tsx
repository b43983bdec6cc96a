import { listProductFields, PRODUCT_FIELDS } from '@warda/domain/catalogue/product-fields'
import { m } from '@warda/i18n/messages'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { callFile, downloadFile } from '../../lib/api/call-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const getCsvColumn = (name: keyof typeof PRODUCT_FIELDS): string => PRODUCT_FIELDS[name].csv

/** Optional texts and lists share one explanation, so that a new column needs no entry. */
const optionalTexts = (): string =>
  listProductFields('text')
    .filter((name) => PRODUCT_FIELDS[name].min === 0 && name !== 'container')
    .map(getCsvColumn)
    .join(', ')

/** The columns with their explanations. */
const explanations = (): [string, string][] => [
  ['slug', m.import_col_slug()],
  ['sku', m.import_col_sku()],
  ['category', m.import_col_category()],
  ['title_en, title_ar', m.import_col_titles()],
  ['size', m.import_col_size()],
  ['price', m.import_col_price()],
  ['stems', m.import_col_stems()],
  ['stock', m.import_col_stock()],
  ['status', m.import_col_status()],
  ['publish_at', m.import_col_publish_at()],
  ['kind', m.import_col_kind()],
  [optionalTexts(), m.import_col_texts()],
  [listProductFields('words').map(getCsvColumn).join(', '), m.import_col_lists()],
  ['container', m.import_col_container()],
  ['discount_percent', m.import_col_discount()],
  ['low_stock', m.import_col_low_stock()],
  ['pictures', m.import_col_pictures()],
  ['picture_keys', m.import_col_picture_keys()],
]

const TEMPLATES = ['xlsx', 'csv'] as const

/** Explains the columns of a file and offers templates. */
export function ColumnsHelp() {
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (type: (typeof TEMPLATES)[number]): Promise<void> => {
    setProblem(null)
    try {
      downloadFile(await callFile('importTemplate', { query: { type } }), `products-template.${type}`)
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
  }
  return (
    <Panel
      title={m.import_columns_title()}
      lead={m.import_columns_lead()}
      action={
        <div className="flex flex-wrap gap-3">
          {TEMPLATES.map((type) => (
            <Button key={type} look="secondary" className="min-h-12" onClick={() => void save(type)}>
              <FileDown aria-hidden="true" size={18} />
              {type === 'csv' ? m.import_template_csv() : m.import_template_xlsx()}
            </Button>
          ))}
        </div>
      }
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-ink-soft">{m.import_columns_other_shops()}</p>
      <dl className="grid gap-x-6 gap-y-3 text-[0.9375rem] md:grid-cols-[minmax(10rem,2fr)_minmax(0,3fr)]">
        {explanations().map(([columns, explanation]) => (
          <div key={columns} className="contents">
            <dt className="font-semibold md:border-line md:border-b md:pb-3">
              <bdi dir="ltr" className="break-words">
                {columns}
              </bdi>
            </dt>
            <dd className="border-line border-b pb-3 text-ink-soft">{explanation}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
