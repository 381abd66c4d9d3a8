import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly known: readonly string[]
  readonly onAdd: (item: { readonly code: string; readonly display: string }) => void
}

const longestName = 200
const longestCode = 64

/** Adds a code to the list: only its name is asked for; the code that is kept in records is made of it. */
export function AddCode({ known, onAdd }: Props): ReactNode {
  const words = useWords()
  const [display, setDisplay] = useState('')
  const code = codeOf(display)
  const isKnown = known.includes(code)

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isKnown) return
    onAdd({ code, display: display.trim() })
    announce(words('admin.code-added', { name: display.trim() }))
    setDisplay('')
  }
  return (
    <form className="code-add" onSubmit={add}>
      <TextInput
        label={words('admin.code-new')}
        value={display}
        maxLength={longestName}
        error={isKnown && words('admin.code-known')}
        onChange={(event) => setDisplay(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={code === '' || isKnown}>
        {words('admin.code-add')}
      </Button>
    </form>
  )
}

/** `On leave (paid)` as `on-leave-paid`. */
function codeOf(display: string): string {
  return display
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longestCode)
}
