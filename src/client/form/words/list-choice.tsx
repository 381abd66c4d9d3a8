import { NativeSelect } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { CodedValue } from '#generated/types/coded-value.ts'
import { listItems } from './list-items.ts'

type Props = {
  /** The coded list. */
  readonly list: string
  readonly label: string
  readonly value: string
  readonly onChange: (chosen: CodedValue | undefined) => void
  /** What stands there while nothing is chosen; absent: something always is. */
  readonly empty?: string
  readonly description?: string
  readonly error?: ReactNode
  readonly isFirst?: boolean
}

/** A choice of one code of a short coded list, in the practice's words. */
export function ListChoice({ list, value, onChange, empty, isFirst, ...rest }: Props): ReactNode {
  const items = useListItems(list)
  const options = items.map(({ code, display }) => ({ value: code, label: display }))
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <NativeSelect
      {...rest}
      {...(isFirst && { 'data-autofocus': true })}
      value={value}
      data={[
        ...(empty === undefined ? [] : [{ value: '', label: empty }]),
        ...(isKnown ? [] : [{ value, label: value }]),
        ...options,
      ]}
      onChange={(event) => {
        const item = items.find(({ code }) => code === event.currentTarget.value)
        onChange(item && { code: item.code, display: item.display })
      }}
    />
  )
}

/** The items of a coded list, once its file is here. */
export function useListItems(list: string): Awaited<ReturnType<typeof listItems>> {
  const [items, setItems] = useState<Awaited<ReturnType<typeof listItems>>>([])
  useEffect(() => {
    let isLeft = false
    void listItems(list).then((found) => {
      if (!isLeft) setItems(found)
    })
    return () => {
      isLeft = true
    }
  }, [list])
  return items
}
