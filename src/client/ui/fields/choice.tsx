import { Select, type SelectProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { AskedFailure, type AskedOf, useAskedText } from '#client/ui/states/answered.tsx'
import './choice.css'

type Props = Omit<SelectProps, 'value' | 'onChange' | 'nothingFoundMessage'> & {
  /** Empty text: nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the list comes from, where it is asked of the server. */
  readonly asked?: AskedOf
  /** Said only when the answer has come and holds nothing. */
  readonly emptyText?: string
  /** Is nothing listed? Where it is left out: when there are no data; a `filter` may hide what is chosen. */
  readonly isEmpty?: boolean
}

/**
 * A field that chooses one of a list. It opens when it is asked to, not by being reached; its list scrolls as a list that keys walk through.
 * Where one may type, Enter takes the first that fits, also where that is what was chosen already: only whoever typed nothing takes a
 * choice back by choosing it again, and whoever empties the field chooses nothing. What is filled in while one stands in the field is replaced by what is typed. While its list is awaited it says so; a list that cannot be had is asked
 * for again from here.
 */
export function Choice({
  value,
  onChange,
  asked,
  emptyText,
  isEmpty: isNone,
  ref,
  ...rest
}: Props): ReactNode {
  const isEmpty = isNone ?? (rest.data?.length ?? 0) === 0
  const textOf = useAskedText()
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const mayBeEmpty = rest.allowDeselect !== false
  const text = textOf(asked, emptyText)
  const isFailed = asked?.answer?.ok === false
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRef(input, ref)
  const [written, setWritten] = useState('')
  const filled = useFilledIn({ value, written, input })
  const choose = (chosen: string) => {
    filled.settle(chosen)
    onChange(chosen)
  }
  return (
    <>
      <Select
        selectFirstOptionOnChange={rest.searchable ?? false}
        selectFirstOptionOnDropdownOpen={rest.searchable ?? false}
        {...rest}
        ref={both}
        allowDeselect={mayBeEmpty && !isTyped}
        onInput={(event) => {
          setTyped(true)
          filled.settle(value)
          if (mayBeEmpty && event.currentTarget.value === '') choose('')
        }}
        value={value === '' ? null : value}
        onChange={(next) => choose(next ?? '')}
        onSearchChange={(shown) => {
          setWritten(shown)
          rest.onSearchChange?.(shown)
        }}
        openOnFocus={false}
        withScrollArea={false}
        classNames={{ options: 'choice-options' }}
        nothingFoundMessage={isEmpty ? undefined : text}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => {
          setOpen(false)
          setTyped(false)
        }}
      />
      {isOpen && isEmpty && !isFailed && (
        <p className="asked-text" role="status">
          {text}
        </p>
      )}
      {asked && <AskedFailure {...asked} />}
    </>
  )
}

type Filled = {
  readonly value: string
  /** The text that stands in the field: the list writes it there a moment after the value has changed. */
  readonly written: string
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * What somebody else puts into a field in which one stands, and has typed nothing, is marked, as it is for whoever comes to it by
 * Tab: before any key can meet it. `settle` says which value is the person's own doing.
 */
function useFilledIn({ value, written, input }: Filled): { readonly settle: (value: string) => void } {
  const known = useRef(value)
  const seen = useRef(written)
  useLayoutEffect(() => {
    const isWritten = seen.current !== written
    seen.current = written
    if (!isWritten || known.current === value) return
    known.current = value
    if (document.activeElement === input.current) input.current?.select()
  }, [value, written, input])
  return {
    settle: (own) => {
      known.current = own
    },
  }
}
