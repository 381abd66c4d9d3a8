import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'

const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 500 } as const

type Props = {
  readonly current: Reference
  readonly chosen: string | undefined
  readonly choose: (definition: Reference | undefined) => void
}

/** By which definition the member's part is written, by name: those in force that are meant for a group's note. */
export function DefinitionChoice({ current, chosen, choose }: Props): ReactNode {
  const words = useWords()
  const answer = useAnswer('noteDefinition.query', inForce)
  const offered = (answer?.ok ? answer.value.items : []).filter(
    ({ id, kinds }) => kinds.includes('GroupNote') && id !== current.id,
  )
  const asIs = words('note.correct-definition-as-is', { name: current.display ?? '–' })
  return (
    <NativeSelect
      label={words('note.correct-definition')}
      description={words('note.correct-definition-text')}
      value={chosen ?? ''}
      data={[{ value: '', label: asIs }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget }) => {
        const one = offered.find(({ id }) => id === currentTarget.value)
        choose(one && { id: one.id, resourceType: 'NoteDefinition', display: one.name })
      }}
    />
  )
}
