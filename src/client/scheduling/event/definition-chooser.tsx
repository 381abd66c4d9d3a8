import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Choice } from '#client/scheduling/booking/choice.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Props = {
  readonly onChoose: (definition: Reference) => void
  readonly isStarting: boolean
  readonly failure: SeenFailure | undefined
}

const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 200 } as const

/** Which note to write, where the appointment alone does not say it. */
export function DefinitionChooser({ onChoose, isStarting, failure }: Props): ReactNode {
  const words = useWords()
  const [chosen, setChosen] = useState('')
  const answer = useAnswer('noteDefinition.query', inForce)
  const definitions = answer?.ok ? answer.value.items.filter(({ type }) => type !== 'Subform') : []

  return (
    <div className="event-actions">
      <Choice
        label={words('scheduling.choose-note')}
        data={definitions.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
        searchable
        asked={{ answer, onRetry: () => askAgain('noteDefinition.query', inForce) }}
        emptyText={words('scheduling.no-note-found')}
      />
      <Button
        disabled={chosen === ''}
        loading={isStarting}
        onClick={() => chosen !== '' && onChoose({ id: chosen, resourceType: 'NoteDefinition' })}
      >
        {words('scheduling.start-note')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}
