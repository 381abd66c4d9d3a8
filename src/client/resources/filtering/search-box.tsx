import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { ListView } from '#client/resources/rows/list-view.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'

type Props = {
  readonly ref: Ref<HTMLInputElement>
  readonly column: Column
  readonly view: ListView
  readonly onChange: (view: ListView) => void
}

/** Searches the words of the type's name; asked with every key, since the list waits for one answer at a time. */
export function SearchBox({ ref, column, view, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const others = view.conditions.filter(({ field, op }) => field !== column.path || op !== 'contains')
  const asked = String(view.conditions.find((condition) => !others.includes(condition))?.value ?? '')
  const [text, setText] = useState(asked)
  const own = useRef(asked)
  const ask = useRef((_: string) => {})
  useEffect(() => {
    ask.current = (value) => {
      own.current = value
      const mine = value === '' ? [] : [{ field: column.path, op: 'contains' as const, value }]
      onChange({ ...view, conditions: [...mine, ...others] })
    }
  })
  useEffect(() => {
    if (asked !== own.current) setText(asked)
    own.current = asked
  }, [asked])
  useEffect(() => {
    if (text.trim() === asked) return
    ask.current(text.trim())
  }, [text, asked])

  return (
    <TextInput
      ref={ref}
      type="search"
      className="filters-search"
      leftSection={<IconSearch size={14} aria-hidden="true" />}
      aria-label={words('resources.search', { field: columnLabel(column, labels) })}
      placeholder={words('resources.search', { field: columnLabel(column, labels) })}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
