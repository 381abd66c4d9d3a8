import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { openCell } from '#client/resources/cells/cell-form.ts'
import { editorsOf } from '#client/resources/cells/editors.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Element } from '#shared/forms/definition.ts'
import { allMoves, type BulkAct } from './bulk-act.ts'

type Props = {
  readonly description: ScreenDescription
  /** What was chosen and tried before, with its value: whoever comes back finds it. */
  readonly before: BulkAct | undefined
  readonly onChosen: (act: BulkAct) => void
}

/** What is done with the rows: a field gets a value, or a step of theirs is taken. */
export function BulkChoice({ description, before, onChosen }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const fields = useFields(description)
  const steps = useSteps(description)
  const [chosen, setChosen] = useState(
    (before && choiceOf(before)) ?? fields[0]?.value ?? steps[0]?.value ?? '',
  )
  const element = editorsOf(description).get(chosen.replace('set ', ''))
  const step = steps.find(({ value }) => value === chosen)?.act
  if (chosen === '') return <p>{words('resources.bulk-nothing')}</p>

  return (
    <div className="bulk-choice">
      <NativeSelect
        label={words('resources.bulk-what')}
        value={chosen}
        data-autofocus
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { group: words('resources.bulk-fields'), items: fields },
          {
            group: words('resources.bulk-steps'),
            items: steps.map(({ value, label }) => ({ value, label })),
          },
        ].filter(({ items }) => items.length > 0)}
      />
      {step ? (
        <div className="state-actions">
          <Button onClick={() => onChosen(step)}>{words('resources.bulk-try')}</Button>
        </div>
      ) : (
        element && <Value key={chosen} element={element} before={before} onChosen={onChosen} />
      )}
      <p className="bulk-hint">{words('resources.bulk-try-hint', { types: labels(description.pluralId) })}</p>
    </div>
  )
}

/** An act among the choices. */
function choiceOf(act: BulkAct): string {
  if (act.kind === 'set') return `set ${act.path}`
  return act.kind === 'move' ? `move ${act.field} ${act.to}` : act.kind
}

function useFields(description: ScreenDescription) {
  const words = useWords()
  const labels = useLabels()
  const can = useVerbs(description.type)
  if (!can('patch')) return []
  return [...editorsOf(description).keys()]
    .flatMap((path) => description.columns.filter((column) => column.path === path))
    .map((column) => ({
      value: `set ${column.path}`,
      label: words('resources.bulk-set', { field: columnLabel(column, labels) }),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

function useSteps(description: ScreenDescription) {
  const words = useWords()
  const labels = useLabels()
  const can = useVerbs(description.type)
  const { mayMove } = usePermissions()
  const moves = can('patch') ? allMoves(description) : []
  const named = moves.flatMap((act) =>
    act.kind === 'move' && mayMove(description.type, act.to)
      ? [
          {
            value: choiceOf(act),
            label: words('resources.move-to', { state: labels(act.labelId) }),
            act,
          },
        ]
      : [],
  )
  const remove = { value: 'delete', label: words('resources.delete'), act: { kind: 'delete' } as const }
  const restore = { value: 'restore', label: words('resources.restore'), act: { kind: 'restore' } as const }
  return [
    ...named,
    ...(can('delete') && description.delete !== 'never' ? [remove] : []),
    ...(can('restore') ? [restore] : []),
  ]
}

type ValueProps = Pick<Props, 'before'> & {
  readonly element: Element
  readonly onChosen: (act: BulkAct) => void
}

function Value({ element, before, onChosen }: ValueProps): ReactNode {
  const words = useWords()
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const handle = useRef<FormHandle>(null)
  const [form] = useState(() =>
    before?.kind === 'set' && before.path === element.id ? before.form : openCell(element, newId),
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    handle.current?.showAllFindings()
    const isWrong = form.answers.validate('final').some(({ weight }) => weight === 'blocks')
    if (isWrong) handle.current?.reveal(element.id)
    else onChosen({ kind: 'set', path: element.id, form })
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormView
        ref={handle}
        answers={form.answers}
        setting={{ timezone, find: findReferences }}
        headingLevel={3}
      />
      {!element.required && <p className="bulk-hint">{words('resources.bulk-empty')}</p>}
      <div className="state-actions">
        <Button type="submit">{words('resources.bulk-try')}</Button>
      </div>
    </form>
  )
}
