import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useCellText } from '#client/resources/rows/cell-text.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Condition } from '#client/resources/rows/list-view.ts'
import { operatorsOf } from '#client/resources/rows/operators-of.ts'
import { typeNamed } from '#client/resources/rows/use-description.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import type { Column } from '#generated/screens/screen.ts'
import type { ResourceType } from '#generated/types/resources.ts'

type Props = { readonly column: Column; readonly condition: Condition }

/** A list's filter condition in words: "Status is any of Active, Suspended". */
export function ConditionText({ column, condition }: Props): ReactNode {
  const labels = useLabels()
  const words = useWords()
  const operator = operatorsOf(column).find(({ op }) => op === condition.op)
  const field = columnLabel(column, labels)

  if (condition.op === 'exists')
    return (
      <span>
        {words(condition.value === true ? 'resources.is-given' : 'resources.is-not-given', { field })}
      </span>
    )
  return (
    <span>
      {field} {operator && words(operator.labelId)} <ValueText column={column} value={condition.value} />
    </span>
  )
}

function ValueText({
  column,
  value,
}: {
  readonly column: Column
  readonly value: Condition['value']
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const write = useCodeWords()
  const written = useCellText()
  if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no')
  const values = typeof value === 'string' ? [value] : value
  if (column.kind === 'reference') return <RecordName reference={values[0] ?? ''} />

  const text = (each: string) => {
    if (column.enumeration !== undefined) return labels(`enumeration.${column.enumeration}.${each}`)
    if (column.kind === 'day' || column.kind === 'instant')
      return written({ day: each }, { ...column, path: 'day', kind: 'day' })
    return column.list === undefined ? each : write(column.list, each)
  }
  return values.map(text).join(column.kind === 'code' || column.kind === 'coded' ? ', ' : ' – ')
}

/** The name of a record, read by its `Type/id`; the address holds no names. */
function RecordName({ reference }: { readonly reference: string }): ReactNode {
  const [name, id = ''] = reference.split('/')
  const type = typeNamed(name)
  return type ? <NameOf type={type} id={id} /> : id
}

function NameOf({ type, id }: { readonly type: ResourceType; readonly id: string }): ReactNode {
  const answer = useAnswer(plainId[type].read, { id })
  if (!answer) return '…'
  return answer.ok ? answer.value.display : id
}
