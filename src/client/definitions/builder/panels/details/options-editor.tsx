import { Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Option } from '#generated/types/option.ts'
import type { Element } from '#shared/forms/definition.ts'
import { optionsText, writtenOptions } from '#shared/forms/editing/written-options.ts'

type Props = {
  readonly element: Element
  readonly onChange: (make: (options: readonly Option[]) => readonly Option[]) => void
}

/** The answers of a choice, one to a line with their scores; what else an answer can have stands below, in the list of answers. */
export function OptionsEditor({ element, onChange }: Props): ReactNode {
  const words = useWords()
  const { options } = element
  const stored = optionsText(options ?? [])
  const [typed, setTyped] = useState(stored)
  const [seen, setSeen] = useState(stored)
  if (!options) return null
  // A step that was taken back, or another's, is shown as well.
  if (stored !== seen) {
    setSeen(stored)
    if (optionsText(writtenOptions(options, typed)) !== stored) setTyped(stored)
  }
  const write = (text: string) => {
    setTyped(text)
    setSeen(optionsText(writtenOptions(options, text)))
    onChange((now) => writtenOptions(now, text))
  }
  return (
    <Textarea
      label={words('builder.options')}
      description={words('builder.paste-answers-hint')}
      autosize
      minRows={2}
      value={typed}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}
