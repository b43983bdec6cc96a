import type { Recipe } from '@warda/contract/recipes'
import { MAX_MATERIAL_QUANTITY } from '@warda/domain/materials/materials'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useMaterialSearch } from '../../lib/api/use-material-search.ts'
import { materialUnitName } from '../../lib/format/material-unit.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { parseWholeNumber } from '../../lib/forms/whole-number.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { Percent } from '../../ui/admin/percent.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { saveRecipe } from './use-recipes.ts'

type Line = Pick<Recipe['lines'][number], 'materialId' | 'name' | 'unit'> & { typed: string }

const toLines = (lines: Recipe['lines']): Line[] =>
  lines.map(({ materialId, name, unit, quantity }) => ({ materialId, name, unit, typed: String(quantity) }))

type RecipeEditorProps = { recipe: Recipe; others: readonly Recipe[] }

/** The recipe of a size with its cost. */
export function RecipeEditor({ recipe, others }: RecipeEditorProps) {
  const [lines, setLines] = useState(() => toLines(recipe.lines))
  const [isSubmitted, setSubmitted] = useState(false)
  const { busy, problem, run } = useApiMutation(
    (body: { materialId: number; quantity: number }[]) => saveRecipe(recipe.variantId, { lines: body }),
    { onSuccess: (message) => void notify.success(message) },
  )
  const parse = ({ typed }: Line): number | null => parseWholeNumber(typed, 1, MAX_MATERIAL_QUANTITY)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    const body = lines.flatMap((line) => {
      const quantity = parse(line)
      return quantity === null ? [] : [{ materialId: line.materialId, quantity }]
    })
    if (body.length === lines.length) void run(body)
  }
  const change = (materialId: number, typed: string): void =>
    setLines(lines.map((line) => (line.materialId === materialId ? { ...line, typed } : line)))
  const costs = new Map(recipe.lines.map((line) => [`${line.materialId}:${line.quantity}`, line.cost]))
  const source = others.find((other) => other.lines.length > 0)
  return (
    <Panel title={sizeLabel(recipe.size)} action={<Summary recipe={recipe} />}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {lines.length === 0 && <p className="text-ink-soft">{m.recipes_empty()}</p>}
        <ul className="grid gap-3">
          {lines.map((line) => {
            const cost = costs.get(`${line.materialId}:${line.typed}`)
            return (
              <li key={line.materialId} className="flex items-end gap-3 border-line border-b pb-3">
                <div className="w-32 min-w-0 grow sm:max-w-72">
                  <Field
                    label={<bdi>{line.name}</bdi>}
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                    value={line.typed}
                    onChange={({ target }) => change(line.materialId, target.value)}
                    error={isSubmitted && parse(line) === null ? m.field_invalid_number() : null}
                  />
                </div>
                <span className="min-w-12 pb-3 text-ink-soft">{materialUnitName(line.unit)}</span>
                <span className="ms-auto pb-3 text-end">
                  {cost === null && <span className="text-ink-soft text-sm">{m.materials_no_price()}</span>}
                  {cost !== null && cost !== undefined && <Money riyals={cost} />}
                </span>
                <IconButton
                  Icon={Trash2}
                  label={m.recipes_remove({ name: line.name })}
                  onClick={() => setLines(lines.filter(({ materialId }) => materialId !== line.materialId))}
                />
              </li>
            )
          })}
        </ul>
        <AddMaterial
          taken={lines.map(({ materialId }) => materialId)}
          onAdd={(line) => setLines([...lines, { ...line, typed: '1' }])}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} className="min-h-12">
            {m.recipes_save({ size: sizeLabel(recipe.size) })}
          </Button>
          {lines.length === 0 && source && (
            <Button look="secondary" className="min-h-12" onClick={() => setLines(toLines(source.lines))}>
              {m.recipes_copy({ size: sizeLabel(source.size) })}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

function Summary({ recipe: { price, cost, marginPerMille } }: { recipe: Recipe }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-end">
      <div>
        <dt className="text-ink-soft text-sm">{m.recipes_price_net()}</dt>
        <dd>
          <Money riyals={price} />
        </dd>
      </div>
      {cost !== null && (
        <>
          <div>
            <dt className="text-ink-soft text-sm">{m.margins_cost()}</dt>
            <dd>
              <Money riyals={cost} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{m.margins_margin()}</dt>
            <dd className="font-semibold">
              <Percent perMille={marginPerMille} />
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

type AddMaterialProps = { taken: readonly number[]; onAdd: (line: Omit<Line, 'typed'>) => void }

function AddMaterial({ taken, onAdd }: AddMaterialProps) {
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useMaterialSearch(typed)
  return (
    <Combobox
      label={m.materials_add()}
      query={typed}
      onQueryChange={setTyped}
      busy={isFetching}
      items={typed.trim() === '' ? undefined : data?.data.filter(({ id }) => !taken.includes(id))}
      getKey={({ id }) => id}
      emptyText={m.materials_none_found()}
      onSelect={({ id, name, unit }) => {
        onAdd({ materialId: id, name, unit })
        setTyped('')
      }}
    >
      {({ name }) => <bdi className="font-medium">{name}</bdi>}
    </Combobox>
  )
}
