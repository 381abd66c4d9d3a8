import { NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Reference } from '#generated/types/reference.ts'

type Props = { readonly value: string | undefined; readonly onChange: (id: string | undefined) => void }

const asked = {
  elements: [{ id: 'patient', type: 'Reference', labelId: 'type.Patient', types: ['Patient'] }],
} as const

const most = 50

/** Chooses one of the notes that this person may see: first whose, then by its date. */
export function NoteChoice({ value, onChange }: Props): ReactNode {
  const words = useWords()
  const [patient, setPatient] = useState<Reference>()
  return (
    <>
      <EngineFields
        asked={asked}
        value={useMemo((): { readonly patient?: Reference } => (patient ? { patient } : {}), [patient])}
        onChange={(next) => {
          setPatient(next.patient)
          onChange(undefined)
        }}
      />
      {patient ? (
        <NotesOf patientId={patient.id} value={value} onChange={onChange} />
      ) : (
        <p className="build-quiet">{words('drafting.choose-patient')}</p>
      )}
    </>
  )
}

function NotesOf({ patientId, value, onChange }: Props & { readonly patientId: string }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'patient', op: 'eq', value: patientId }],
      orderBy: 'serviceDate',
      order: 'desc',
      pageSize: most,
      crossPartition: true,
    }),
    [patientId],
  )
  const answer = useAnswer('note.query', input)
  return (
    <Answered
      answer={answer}
      what={words('drafting.note')}
      onRetry={() => askAgain('note.query', input)}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="build-quiet">{words('drafting.no-notes')}</p>}
    >
      {({ items }) => (
        <NativeSelect
          label={words('drafting.note')}
          value={value ?? ''}
          data={[
            { value: '', label: words('form.choose') },
            ...items.map(({ id, serviceDate, definition, kind, signingState }) => ({
              value: id,
              label: [
                moments.date(serviceDate),
                definition.display ?? labels(`enumeration.NoteKind.${kind}`),
                labels(`enumeration.SigningState.${signingState}`),
              ].join(' · '),
            })),
          ]}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      )}
    </Answered>
  )
}
