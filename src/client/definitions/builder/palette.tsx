import { TextInput } from '@mantine/core'
import { type KeyboardEvent, memo, type ReactNode, type Ref, useState } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import type { ElementType } from '#shared/forms/definition.ts'
import { elementGroups, groupOf, newElementData } from './building/element-groups.ts'

type Props = {
  /** Puts a new element of the type behind the one in hand. */
  readonly onAdd: (type: ElementType) => void
  /** Asks which sections of other forms are copied into this one. */
  readonly onCopies: () => void
  readonly searchRef: Ref<HTMLInputElement>
}

/** Everything that a form can be made of, found by a few letters; Enter takes the first. A change of the form does not draw it anew. */
export const Palette = memo(function Palette({ onAdd, onCopies, searchRef }: Props): ReactNode {
  const words = useWords()
  const found = useFound()
  const first = found.types[0]
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (!first && !found.hasCopies)) return
    event.preventDefault()
    if (first) onAdd(first)
    else onCopies()
    found.seek('')
  }
  return (
    <section className="builder-palette" aria-label={words('builder.palette')}>
      <TextInput
        ref={searchRef}
        type="search"
        aria-label={words('builder.find-element')}
        placeholder={words('builder.find-element')}
        value={found.text}
        onChange={(event) => found.seek(event.currentTarget.value)}
        onKeyDown={takeFirst}
      />
      {elementGroups.map((group) => {
        const types = found.types.filter((type) => groupOf(type) === group)
        return types.length === 0 ? null : (
          <section key={group} aria-labelledby={`palette-${group}`}>
            <h2 id={`palette-${group}`}>{words(`builder.group-${group}`)}</h2>
            <ul>
              {types.map((type) => (
                <li key={type}>
                  <button
                    type="button"
                    className="builder-element"
                    draggable
                    onDragStart={(event) => event.dataTransfer.setData(newElementData, type)}
                    onClick={() => onAdd(type)}
                  >
                    {found.nameOf(type)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {found.hasCopies && (
        <section aria-labelledby="palette-forms">
          <h2 id="palette-forms">{words('builder.other-forms')}</h2>
          <button type="button" className="builder-element" onClick={onCopies}>
            {words('builder.copies')}
          </button>
        </section>
      )}
      {found.types.length === 0 && !found.hasCopies && <p role="status">{words('builder.no-element')}</p>}
    </section>
  )
})

function useFound() {
  const words = useWords()
  const labels = useLabels()
  const [text, seek] = useState('')
  const nameOf = (type: ElementType) => labels(`enumeration.FormElementType.${type}`)
  const wanted = text.trim().toLowerCase()
  const types = formElementTypes
    .filter((type) => nameOf(type).toLowerCase().includes(wanted))
    .toSorted((one, other) => begins(nameOf(other), wanted) - begins(nameOf(one), wanted))
  const hasCopies = words('builder.copies').toLowerCase().includes(wanted)
  return { text, seek, nameOf, types, hasCopies }
}

function begins(name: string, wanted: string): number {
  return Number(wanted !== '' && name.toLowerCase().startsWith(wanted))
}
