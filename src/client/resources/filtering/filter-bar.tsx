import { ActionIcon, Button, Checkbox, CloseButton } from '@mantine/core'
import { IconArrowBackUp, IconColumns3, IconFilter, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ColumnChoice } from '#client/resources/rows/column-choice.tsx'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Condition } from '#client/resources/rows/list-view.ts'
import { operatorsOf } from '#client/resources/rows/operators-of.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import type { Views } from '#client/resources/views/use-views.ts'
import { ViewMenu } from '#client/resources/views/view-menu.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { ConditionText } from './condition-text.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { readonly list: ListProps; readonly views: Views }

/** The filter conditions in force as pills, and the ways to add one, to choose columns and to read again. */
export function FilterBar({ list, views }: Props): ReactNode {
  const { description, view, onChange, rows, choice, edits } = list
  const words = useWords()
  const can = useVerbs(description.type)
  const [open, setOpen] = useState<'filter' | 'columns'>()
  const searchable = description.columns.filter((column) => operatorsOf(column).length > 0)
  const isSearchable = searchable.length > 0
  const searched = description.columns.find(({ hasWords }) => hasWords)
  const box = useRef<HTMLInputElement>(null)
  useShortcut(
    '/',
    () => (box.current ? box.current.focus() : isSearchable && setOpen('filter')),
    'resources.key-filter',
  )

  return (
    <div className="filters">
      {searched && <SearchBox ref={box} column={searched} view={view} onChange={onChange} />}
      <Pills list={list} searched={searched?.path} />
      {isSearchable && (
        <Button
          variant="subtle"
          leftSection={<IconFilter size={14} aria-hidden="true" />}
          onClick={() => setOpen('filter')}
        >
          {words('resources.add-filter')}
        </Button>
      )}
      {view.conditions.length > 1 && (
        <Button variant="subtle" onClick={() => onChange({ ...view, conditions: [] })}>
          {words('resources.clear-filters')}
        </Button>
      )}
      {can('restore') && (
        <Checkbox
          className="filters-deleted"
          label={words('resources.deleted-too')}
          checked={view.includeDeleted}
          onChange={() => onChange({ ...view, includeDeleted: !view.includeDeleted })}
        />
      )}
      <span className="filters-gap" />
      <Button
        className="filters-columns"
        variant="subtle"
        leftSection={<IconColumns3 size={14} aria-hidden="true" />}
        onClick={() => setOpen('columns')}
      >
        {words('resources.columns-of', { shown: view.columns.length, all: description.columns.length })}
      </Button>
      <ViewMenu description={description} views={views} />
      <UndoButton undo={edits.undo} />
      <ActionIcon aria-label={words('resources.refresh')} onClick={rows.again}>
        <IconRefresh size={16} aria-hidden="true" />
      </ActionIcon>
      {open === 'filter' && (
        <FilterDialog
          columns={searchable}
          onClose={() => setOpen(undefined)}
          onAdd={(condition) => onChange({ ...view, conditions: [...view.conditions, condition] })}
        />
      )}
      {open === 'columns' && (
        <ColumnChoice
          description={description}
          chosen={view.columns}
          onClose={() => setOpen(undefined)}
          choice={choice}
          onChoose={(columns) => onChange({ ...view, columns })}
        />
      )}
    </div>
  )
}

/** The conditions in force, but for what stands in the search box. */
function Pills({
  list,
  searched,
}: {
  readonly list: ListProps
  readonly searched: string | undefined
}): ReactNode {
  const { description, view, onChange } = list
  const isInBox = ({ field, op }: Condition) => field === searched && op === 'contains'
  const without = (condition: Condition) =>
    onChange({ ...view, conditions: view.conditions.filter((other) => other !== condition) })

  return view.conditions
    .filter((condition) => !isInBox(condition))
    .map((condition) => (
      <Pill
        key={`${condition.field} ${condition.op} ${String(condition.value)}`}
        condition={condition}
        description={description}
        onRemove={() => without(condition)}
      />
    ))
}

function UndoButton({ undo }: Pick<ListProps['edits'], 'undo'>): ReactNode {
  const words = useWords()
  if (undo.next === undefined) return null
  return (
    <ActionIcon
      aria-label={words('resources.undo-of', { what: undo.next })}
      onClick={() => void undo.takeBack()}
    >
      <IconArrowBackUp size={16} aria-hidden="true" />
    </ActionIcon>
  )
}

type PillProps = {
  readonly condition: Condition
  readonly description: ScreenDescription
  readonly onRemove: () => void
}

function Pill({ condition, description, onRemove }: PillProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const column = description.columns.find(({ path }) => path === condition.field)
  if (!column) return null

  return (
    <span className="filters-pill">
      <ConditionText column={column} condition={condition} />
      <CloseButton
        size="sm"
        aria-label={words('resources.remove-filter', { field: columnLabel(column, labels) })}
        onClick={onRemove}
      />
    </span>
  )
}
