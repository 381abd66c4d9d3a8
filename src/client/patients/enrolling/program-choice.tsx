import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'

type Props = {
  readonly patientId: string
  readonly value: string
  readonly onChange: (id: string) => void
}

const inForce: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** A field that chooses one of the programs in force in which the patient is not enrolled. */
export function ProgramChoice({ patientId, value, onChange }: Props): ReactNode {
  const words = useWords()
  const own = useMemo(() => {
    const active = { field: 'status', op: 'eq', value: 'Active' } as const
    return rowsOf('patient', patientId, { filters: [active], pageSize: 100 })
  }, [patientId])
  const programs = useAnswer('program.query', inForce)
  const episodes = useAnswer('episodeOfCare.query', own)
  const taken = episodes?.ok ? episodes.value.items.map(({ program }) => program.id) : []
  const open = programs?.ok ? programs.value.items.filter(({ id }) => !taken.includes(id)) : []
  return (
    <Choice
      label={words('enrolling.program')}
      data={open.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      asked={{ answer: programs, onRetry: () => askAgain('program.query', inForce) }}
      emptyText={words('enrolling.no-programs')}
      searchable
      required
      data-autofocus
    />
  )
}
