import './starting.css'
import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { fittingDefinitions, fittingGroupDefinitions } from '#shared/scheduling/fitting-definitions.ts'

type Props = {
  readonly appointment: Pick<Appointment, 'serviceType' | 'program'>
  readonly onChoose: (definition: Reference, kind?: 'ScribeSession') => void
  readonly isStarting: boolean
  /** Why the chosen one was refused; that one has to be chosen is no failure. */
  readonly failure: SeenFailure | undefined
}

const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 200 } as const
const kinds = ['Note', 'AssessmentNote', 'MultiServiceNote'] as const

/** Which note to write, where the appointment alone does not say it: those that fit come first and alone, where any does. */
export function DefinitionChooser({ appointment, onChoose, isStarting, failure }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [chosen, setChosen] = useState('')
  const answer = useAnswer('noteDefinition.query', inForce)
  const all = answer?.ok ? answer.value.items.filter(({ type }) => type !== 'Subform') : []
  const shared = useAnswer('groupNoteDefinition.query', may('GroupNoteDefinition:Read') ? inForce : undefined)
  const { serviceType: service, program } = appointment
  const ofServices = shared?.ok
    ? fittingGroupDefinitions(shared.value.items, { service, program }, 'MultiService')
    : []
  const fitting = fittingDefinitions(all, { kinds, service, program })
  const isFitting = fitting.length + ofServices.length > 0
  const definitions = isFitting ? fitting : all.filter(isOfVisit)

  const mayDraft = useMayDraft(definitions.find(({ id }) => id === chosen))
  const [wantsDraft, setWantsDraft] = useState(false)
  const choose = () => {
    const definition = { id: chosen, resourceType: typeOf(chosen) } as const
    return mayDraft && wantsDraft ? onChoose(definition, 'ScribeSession') : onChoose(definition)
  }

  const typeOf = (id: string) =>
    ofServices.some((each) => each.id === id) ? 'GroupNoteDefinition' : 'NoteDefinition'

  return (
    <div className="start-choosing">
      <Choice
        label={words('scheduling.choose-note')}
        description={words(
          isFitting || !answer?.ok ? 'scheduling.choose-definition' : 'scheduling.none-fits',
        )}
        data={[...definitions, ...ofServices].map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
        searchable
        asked={{ answer, onRetry: () => askAgain('noteDefinition.query', inForce) }}
        emptyText={words('scheduling.no-note-found')}
      />
      {mayDraft && (
        <Checkbox
          label={words('note.start-drafted')}
          description={words('note.start-drafted-how')}
          checked={wantsDraft}
          onChange={({ currentTarget }) => setWantsDraft(currentTarget.checked)}
        />
      )}
      <Button disabled={chosen === ''} loading={isStarting} onClick={() => chosen !== '' && choose()}>
        {words('scheduling.start-note')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}

/** May the chosen note be drafted from phrases: in this practice, by this person and this definition? */
function useMayDraft(definition: NoteDefinition | undefined): boolean {
  const { mayDo } = usePermissions()
  const isOffered = definition?.kinds.includes('ScribeSession') === true && mayDo('transcription.draft')
  const preferences = useAnswer('practicePreferences.read', isOffered ? preferred : undefined)
  return isOffered && preferences?.ok === true && preferences.value.ambientListening
}

const preferred = { id: 'default' } as const

function isOfVisit({ kinds: its }: NoteDefinition): boolean {
  return kinds.some((kind) => its.includes(kind))
}
