import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

/** Finds questions of the form by the words in them; Enter goes to the next one. */
export function FormSearch({ builder }: { readonly builder: Builder }): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const all = standingsOf(builder.form).map(({ element }) => element)
  const found = wanted === '' ? [] : all.filter((element) => wordsOf(element).includes(wanted))
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found.length === 0) return
    event.preventDefault()
    const at = found.findIndex(({ id }) => id === builder.selected)
    const next = found[(at + (event.shiftKey ? found.length - 1 : 1)) % found.length]
    builder.select(next?.id)
    document
      .querySelector(`[data-element-id="${CSS.escape(next?.id ?? '')}"]`)
      ?.scrollIntoView({ block: 'center' })
  }
  return (
    <TextInput
      className="builder-search"
      type="search"
      size="xs"
      leftSection={<IconSearch size={14} aria-hidden="true" />}
      aria-label={words('builder.search-form')}
      placeholder={words('builder.search-form')}
      value={text}
      rightSectionWidth="6rem"
      rightSection={
        <span role="status" className="builder-quiet">
          {wanted === ''
            ? words('builder.element-count', { count: all.length })
            : words('builder.found-count', { count: found.length })}
        </span>
      }
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={goOn}
    />
  )
}

function wordsOf({ id, label = '', shortLabel = '', help = '', options = [] }: Element): string {
  return [id, label, shortLabel, help, ...options.map((option) => option.label ?? option.code)]
    .join(' ')
    .toLowerCase()
}
