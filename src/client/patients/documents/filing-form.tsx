import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import { useFiling } from './use-filing.ts'

type Props = { readonly document: DocumentReference; readonly onFiled: () => void }

/** The form that files a document: whose it is, what it is, of when, and of which session. */
export function FilingForm({ document, onFiled }: Props): ReactNode {
  const words = useWords()
  const { filing, type: fill, failure, file } = useFiling(document)
  const { patient, type, title, date, encounter } = filing
  const subject = document.subject?.id ?? patient?.value ?? ''
  const isWhole = subject !== '' && title.trim() !== ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || !(await file())) return
    notify(words('documents.filed'))
    onFiled()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      {!document.subject && (
        <PatientSearch
          title={words('documents.patient')}
          value={patient?.value ?? ''}
          label={patient?.label ?? ''}
          onChange={(value, label) => fill({ patient: { value, label } })}
        />
      )}
      <ListChoice
        list="document-type"
        label={words('documents.type')}
        value={type.code}
        onChange={(chosen) => chosen && fill({ type: chosen })}
        isFirst={document.subject !== undefined}
      />
      <TextInput
        label={words('documents.title')}
        value={title}
        maxLength={120}
        required
        onChange={(event) => fill({ title: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={words('documents.date')}
        value={date}
        onChange={(event) => fill({ date: event.currentTarget.value })}
      />
      <SessionChoice patientId={subject} value={encounter} onChange={(next) => fill({ encounter: next })} />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" aria-disabled={!isWhole}>
        {words(document.indexState === 'Unfiled' ? 'documents.file-it' : 'documents.save')}
      </Button>
    </form>
  )
}

type SessionProps = {
  readonly patientId: string
  readonly value: string
  readonly onChange: (id: string) => void
}

function SessionChoice({ patientId, value, onChange }: SessionProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'patient', op: 'eq', value: patientId }],
      crossPartition: true,
      orderBy: 'serviceDate',
      order: 'desc',
      pageSize: 30,
      summary: true,
    }),
    [patientId],
  )
  const answer = useAnswer('encounter.query', may('Encounter:Read') && patientId !== '' ? input : undefined)
  const sessions = answer?.ok ? answer.value.items : []
  if (!may('Encounter:Read')) return null
  return (
    <NativeSelect
      label={words('documents.session')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: words('documents.no-session') },
        ...(value !== '' && !sessions.some(({ id }) => id === value) ? [{ value, label: '…' }] : []),
        ...sessions.map(({ id, display }) => ({ value: id, label: display })),
      ]}
    />
  )
}
