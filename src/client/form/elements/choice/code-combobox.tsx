import { type ComponentProps, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { openListOf } from '#client/form/words/list-items.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { Combobox } from './combobox.tsx'
import { useSoughtCodes } from './use-sought-codes.ts'

type Props = ComponentProps<typeof Combobox> & { readonly list: string }

/**
 * A choice of a code of a coded list; of an open one out of the whole system where it was imported, else out of the short list or
 * typed as the system writes it. One field throughout: what is typed before the list is there stays, and is sought when it is.
 */
export function CodeCombobox({ list, options, code, change, ...props }: Props) {
  const [text, setText] = useState<string>()
  const open = openListOf(list)
  const found = useSoughtCodes(open ? list : undefined, text)
  const write = useCodeWords()
  if (!open)
    return (
      <Combobox {...props} options={options} code={code} change={change} seek={setText} isSoughtHere={true} />
    )

  const listed = found ?? (text === undefined ? options : fitting(options, text))
  return (
    <Combobox
      {...props}
      options={listed}
      code={code}
      change={change}
      seek={setText}
      shown={code === undefined ? undefined : write(list, code)}
      takeText={(typed) => {
        const taken = codeIn(open, typed)
        if (taken !== undefined) change(taken)
      }}
    />
  )
}

/** A code that was typed: as its system writes it; a list that knows no system takes words as they are. */
function codeIn(open: CodedList | undefined, text: string): string | undefined {
  if (!open) return undefined
  if (open.pattern === undefined) return open.system === undefined ? text.trim().slice(0, 64) : undefined
  const typed = text.trim().toUpperCase()
  return new RegExp(open.pattern).test(typed) ? typed : undefined
}

function fitting(options: readonly ShownOption[], text: string): readonly ShownOption[] {
  const wanted = text.toLowerCase().split(/\s+/)
  return options.filter(({ label, code }) => {
    const shown = `${label} ${code}`.toLowerCase()
    return wanted.every((word) => shown.includes(word))
  })
}
