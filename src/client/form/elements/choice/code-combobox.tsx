import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { displayOf, openListOf, seekCodes } from '#client/form/coded-lists.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ShownOption } from '#shared/forms/screen.ts'
import { Combobox } from './combobox.tsx'

type Props = ComponentProps<typeof Combobox> & { readonly list: string }

const pause = 200

/** A code of an open list: out of the whole system where it was imported, else out of the short list or typed as the system writes it. */
export function CodeCombobox({ list, options, code, change, ...props }: Props) {
  const words = useWords()
  const [listed, setListed] = useState<readonly ShownOption[]>(options)
  const asked = useRef('')
  const seek = useCallback(
    (text: string) => {
      asked.current = text
      setListed(fitting(options, text))
      setTimeout(async () => {
        const codes = asked.current === text ? await seekCodes(list, text) : undefined
        if (codes && asked.current === text)
          setListed(codes.map((each) => ({ code: each.code, label: labelOf(each.code, each.display) })))
      }, pause)
    },
    [list, options],
  )
  useFormerCode(list, code)
  const display = code === undefined ? undefined : displayOf(list, code)
  const pattern = openListOf(list)?.pattern

  return (
    <Combobox
      {...props}
      options={listed}
      code={code}
      change={change}
      seek={seek}
      shown={code === undefined ? undefined : (display ?? words('form.code-not-in-list', { code }))}
      takeText={(text) => {
        const typed = text.trim().toUpperCase()
        if (pattern !== undefined && new RegExp(pattern).test(typed)) change(typed)
      }}
    />
  )
}

/** The words of a code that was chosen before are asked for once. */
function useFormerCode(list: string, code: string | undefined): void {
  const [, drawAgain] = useState(0)
  useEffect(() => {
    if (code === undefined || displayOf(list, code) !== undefined) return
    void seekCodes(list, code).then((codes) => codes && drawAgain((times) => times + 1))
  }, [list, code])
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
