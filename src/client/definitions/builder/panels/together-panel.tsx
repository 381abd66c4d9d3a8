import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { holdsAnswer } from '#shared/elements/element.ts'
import { freeId } from '#shared/forms/editing/copied-elements.ts'
import { idsOf } from '#shared/forms/editing/standings-of.ts'
import { changedTogether, copiedBehind, groupedIn, togetherOf } from '#shared/forms/editing/together.ts'

type Props = { readonly builder: Builder; readonly onDone: () => void }

/** What can be done to several elements at once: which they are, and what is the same for all of them. */
export function TogetherPanel({ builder, onDone }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { form, together, edit, unmark } = builder
  const elements = togetherOf(form, together)
  const asked = elements.filter(holdsAnswer).map(({ id }) => id)
  const require = (required: true | undefined) => edit(changedTogether(form, asked, { required }))
  const group = () => {
    const id = freeId('section', idsOf(form))
    const next = groupedIn(form, together, { id, type: 'Section', label: words('builder.new-section') })
    if (next) edit(next)
  }
  const copy = () => {
    const next = copiedBehind(form, together)
    if (next) edit(next)
  }
  const acts = [
    ...(asked.length > 0
      ? [
          { name: words('builder.together-required'), act: () => require(true) },
          { name: words('builder.together-optional'), act: () => require(undefined) },
        ]
      : []),
    { name: words('builder.together-group'), act: group },
    { name: words('builder.together-duplicate'), act: copy },
    { name: words('builder.together-remove'), act: () => edit({ kind: 'remove', ids: together }) },
    { name: words('builder.together-one'), act: unmark },
  ]
  return (
    <>
      <h2 aria-live="polite">{words('builder.together', { count: together.length })}</h2>
      <ul className="builder-together">
        {elements.map(({ id, type, label }) => (
          <li key={id}>{label ?? labels(`enumeration.FormElementType.${type}`)}</li>
        ))}
      </ul>
      <div className="builder-together-acts">
        {acts.map(({ name, act }) => (
          <Button
            key={name}
            variant="default"
            onClick={() => {
              act()
              onDone()
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="builder-quiet">{words('builder.together-keys')}</p>
    </>
  )
}
