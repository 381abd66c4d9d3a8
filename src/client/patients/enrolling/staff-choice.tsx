import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (id: string) => void
}

/** For an enrollment, a field that finds somebody of the staff at work by words of the name. */
export function StaffChoice({ label, value, onChange }: Props): ReactNode {
  const [text, setText] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = names.get(value)
  const [wanted] = useDebouncedValue(text.trim(), 200)
  const name = wanted === chosen ? '' : wanted
  const input = useMemo(() => staffAtWork(name), [name])
  const own = useAnswer('practitioner.read', value !== '' && chosen === undefined ? { id: value } : undefined)
  const answer = useAnswer('practitioner.query', input)
  const found = answer?.ok ? answer.value.items.map(({ id, display }) => ({ value: id, label: display })) : []
  const ownName = chosen ?? (own?.ok ? own.value.display : undefined)
  const isListed = ownName === undefined || found.some((option) => option.value === value)
  return (
    <Choice
      label={label}
      data={isListed ? found : [{ value, label: ownName }, ...found]}
      value={value}
      onChange={(id) => {
        const option = found.find((each) => each.value === id)
        if (option) setNames(new Map(names).set(id, option.label))
        onChange(id)
      }}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      asked={{ answer, onRetry: () => askAgain('practitioner.query', input) }}
      searchable
      clearable
    />
  )
}

function staffAtWork(name: string): QueryCall {
  return {
    filters: [
      { field: 'active', op: 'eq', value: true },
      ...(name === '' ? [] : [{ field: 'name', op: 'contains', value: name } as const]),
    ],
    pageSize: 50,
  }
}
