import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { openListOf, seekCodes } from '#client/form/words/list-items.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { Combobox } from './combobox.tsx'

type Props = ComponentProps<typeof Combobox> & { readonly list: string }

const pause = 200

/** A choice of a code of an open list: out of the whole system where it was imported, else out of the short list or typed as the system writes it. */
export function CodeCombobox({ list, options, code, change, ...props }: Props) {
  const [listed, setListed] = useState<readonly ShownOption[]>(options)
  const asked = useRef('')
  const seek = useCallback(
    (text: string) => {
      asked.current = text
      setListed(fitting(options, text))
      setTimeout(async () => {
        const sought = asked.current === text ? await seekCodes(list, text) : 'failed'
        if (typeof sought === 'object' && asked.current === text)
          setListed(
            sought.codes.map((each) => ({ code: each.code, label: labelOf(each.code, each.display) })),
          )
      }, pause)
    },
    [list, options],
  )
  const write = useCodeWords()
  const open = openListOf(list)

  return (
    <Combobox
      {...props}
      options={listed}
      code={code}
      change={change}
      seek={seek}
      shown={code === undefined ? undefined : write(list, code)}
      takeText={(text) => {
        const typed = codeIn(open, text)
        if (typed !== undefined) change(typed)
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

function labelOf(code: string, display: string): string {
  return `${display} (${code})`
}

function fitting(options: readonly ShownOption[], text: string): readonly ShownOption[] {
  const wanted = text.toLowerCase().split(/\s+/)
  return options.filter(({ label, code }) => {
    const shown = `${label} ${code}`.toLowerCase()
    return wanted.every((word) => shown.includes(word))
  })
}
