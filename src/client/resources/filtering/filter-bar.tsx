import { ActionIcon, Button, CloseButton } from '@mantine/core'
import { IconColumns3, IconFilter, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ColumnChoice } from '#client/resources/column-choice.tsx'
import { columnLabel } from '#client/resources/column-label.ts'
import type { Condition, ListView } from '#client/resources/list-view.ts'
import { useShortcut } from '#client/ui/use-shortcut.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { ConditionText } from './condition-text.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { operatorsOf } from './filter-operators.ts'
import { SearchBox } from './search-box.tsx'

type Props = {
  readonly description: ScreenDescription
  readonly view: ListView
  readonly onChange: (view: ListView) => void
  readonly onRefresh: () => void
}

/** The conditions in force as pills, and the ways to add one, to choose columns and to read again. */
export function FilterBar({ description, view, onChange, onRefresh }: Props): ReactNode {
  const words = useWords()
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
  const isInBox = ({ field, op }: Condition) => field === searched?.path && op === 'contains'

  const without = (condition: Condition) =>
    onChange({ ...view, conditions: view.conditions.filter((other) => other !== condition) })

  return (
    <div className="filters">
      {searched && <SearchBox ref={box} column={searched} view={view} onChange={onChange} />}
      {view.conditions
        .filter((condition) => !isInBox(condition))
        .map((condition) => (
          <Pill
            key={`${condition.field} ${condition.op} ${String(condition.value)}`}
            condition={condition}
            description={description}
            onRemove={() => without(condition)}
          />
        ))}
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
      <span className="filters-gap" />
      <Button
        className="filters-columns"
        variant="subtle"
        leftSection={<IconColumns3 size={14} aria-hidden="true" />}
        onClick={() => setOpen('columns')}
      >
        {words('resources.columns-of', { shown: view.columns.length, all: description.columns.length })}
      </Button>
      <ActionIcon aria-label={words('resources.refresh')} onClick={onRefresh}>
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
          onChoose={(columns) => onChange({ ...view, columns })}
        />
      )}
    </div>
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
