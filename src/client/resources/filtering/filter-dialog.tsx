import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Condition } from '#client/resources/rows/list-view.ts'
import { operatorsOf } from '#client/resources/rows/operators-of.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { Column } from '#generated/screens/screen.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { conditionOf, filterDefinition } from './filter-definition.ts'

type Props = {
  readonly columns: readonly Column[]
  readonly onAdd: (condition: Condition) => void
  readonly onClose: () => void
}

/** Asks for a field, a way of comparing and what to compare with; the value is asked for by the form engine. */
export function FilterDialog({ columns, onAdd, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [path, setPath] = useState(columns[0]?.path ?? '')
  const column = columns.find((each) => each.path === path)
  const sorted = useMemo(
    () =>
      columns
        .map((each) => ({ value: each.path, label: columnLabel(each, labels) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [columns, labels],
  )

  return (
    <Dialog isOpen onClose={onClose} title={words('resources.add-filter')}>
      <div className="filter-dialog">
        <NativeSelect
          label={words('resources.field')}
          data={sorted}
          value={path}
          data-autofocus
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        {column && (
          <Comparison
            key={path}
            column={column}
            onAdd={(condition) => {
              onAdd(condition)
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

type ComparisonProps = { readonly column: Column; readonly onAdd: (condition: Condition) => void }

function Comparison({ column, onAdd }: ComparisonProps): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const operators = operatorsOf(column)
  const handle = useRef<FormHandle>(null)
  const open = (wanted: FilterOperator, first: Answers) => ({
    op: wanted,
    answers: openAnswers(compileForm(filterDefinition(column, wanted)), first, { newId, values: {} }),
  })
  const [{ op, answers }, setOpen] = useState(() => open(operators[0]?.op ?? 'eq', {}))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const isComplete = answers.validate('final').every(({ weight }) => weight !== 'blocks')
    handle.current?.showAllFindings()
    const condition = isComplete ? conditionOf(column, op, answers.toAnswers('final')) : undefined
    if (condition) onAdd(condition)
    else handle.current?.reveal('value')
  }

  return (
    <form onSubmit={submit} noValidate>
      {operators.length > 1 && (
        <NativeSelect
          label={words('resources.comparison')}
          data={operators.map((operator) => ({ value: operator.op, label: words(operator.labelId) }))}
          value={op}
          onChange={(event) => {
            const chosen = operators.find((operator) => operator.op === event.currentTarget.value)
            if (chosen) setOpen(open(chosen.op, answersFor(chosen.op, op, answers.toAnswers('draft'))))
          }}
        />
      )}
      <FormView
        key={op}
        ref={handle}
        answers={answers}
        setting={{ timezone, find: findReferences }}
        headingLevel={3}
      />
      <Button type="submit">{words('resources.apply-filter')}</Button>
    </form>
  )
}

/** What was answered stays under another comparison that asks for the same. */
function answersFor(op: FilterOperator, before: FilterOperator, answers: Answers): Answers {
  const { value } = answers
  return value !== undefined && shapeOf(op) === shapeOf(before) ? { value } : {}
}

function shapeOf(op: FilterOperator): 'given' | 'several' | 'one' {
  if (op === 'exists') return 'given'
  return op === 'in' || op === 'nin' ? 'several' : 'one'
}
