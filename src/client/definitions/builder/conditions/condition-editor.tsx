import type { ReactNode } from 'react'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import type { Askable } from './askable.ts'
import { GroupLines, type MakeGroup } from './group-lines.tsx'
import { sourceElement } from './source-element.ts'
import { sourcesFor } from './with-new-clause.ts'

type Props = {
  readonly title: string
  readonly form: Definition
  /** Whose condition it is: it cannot ask itself. */
  readonly elementId: string
  /** What can be asked beside the form: of the patient, the session, other sections. */
  readonly beside?: readonly Element[]
  readonly group: ConditionGroup | undefined
  /** What holds without a condition; where it is left out, it always holds. */
  readonly unasked?: string
  readonly onChange: (make: MakeGroup) => void
}

const nothing: readonly Element[] = []

/** A condition in plain words: which question, how it is compared, with what; all, any or none of its lines, and groups of such lines. */
export function ConditionEditor({
  title,
  form,
  elementId,
  beside = nothing,
  group,
  unasked,
  onChange,
}: Props): ReactNode {
  const asked: Askable = {
    own: sourcesFor(form, elementId),
    beside,
    find: (source) => sourceElement(source, form, beside),
  }
  return (
    <GroupLines
      title={title}
      asked={asked}
      group={group}
      depth={1}
      {...(unasked !== undefined && { unasked })}
      onChange={onChange}
    />
  )
}
