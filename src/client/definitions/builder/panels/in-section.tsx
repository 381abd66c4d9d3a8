import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'
import { holdsAnswer } from '#shared/elements/element.ts'
import type { Element } from '#shared/forms/definition.ts'
import { withNamed } from '#shared/forms/editing/section-after.ts'

const lists = ['requiredElements', 'hiddenElements'] as const

type Props = { readonly builder: Builder; readonly element: Element }

/** What holds for a question in this section alone, where others use the same form. */
export function InSection({ builder, element }: Props): ReactNode {
  const words = useWords()
  const { section, form, changeSection } = builder
  const { id } = element
  if (!section || form.resourceType !== 'Form' || !holdsAnswer(element)) return null
  // Where nothing else uses the form, the question itself says whether it is required.
  const isNamed = lists.some((list) => section[list]?.includes(id))
  if (form.usage < 2 && !isNamed) return null
  return (
    <fieldset className="builder-condition">
      <legend>{words('builder.in-section')}</legend>
      {lists.map((list) => (
        <Checkbox
          key={list}
          label={words(`builder.in-section-${list}`)}
          checked={(section[list] ?? []).includes(id)}
          onChange={({ currentTarget: { checked: isNamed } }) =>
            changeSection((now) => ({ [list]: withNamed(now, list, { id, isNamed })[list] }))
          }
        />
      ))}
    </fieldset>
  )
}
