import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import { PatientChoice } from './patient-choice.tsx'

type Props = { readonly document: DocumentReference; readonly onFiled: () => void }

/** The form that files a document: whose it is, what it is, of when, and of which session. */
export function FilingForm({ document, onFiled }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const [subject, setSubject] = useState(document.subject?.id ?? '')
  const [type, setType] = useState(document.type)
  const [title, setTitle] = useState(document.title)
  const [date, setDate] = useState(document.date ?? '')
  const [encounter, setEncounter] = useState(document.encounter?.id ?? '')
  const isWhole = subject !== '' && title.trim() !== ''

  const file = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    const { encounter: _session, date: _date, ...rest } = document
    const after: DocumentReference = {
      ...rest,
      subject: document.subject ?? { id: subject, resourceType: 'Patient' },
      type,
      title: title.trim(),
      indexState: document.indexState === 'Unfiled' ? 'Filed' : document.indexState,
      ...(date.trim() !== '' && { date: date.trim() }),
      ...(encounter !== '' && { encounter: { id: encounter, resourceType: 'Encounter' } }),
    }
    const { id } = document
    await outbox.write({ kind: 'patch', type: 'DocumentReference', id, before: document, after })
    notify(words('documents.filed'))
    onFiled()
  }
  return (
    <form onSubmit={(event) => void file(event)}>
      {!document.subject && <PatientChoice value={subject} onChange={setSubject} isFirst />}
      <ListChoice
        list="document-type"
        label={words('documents.type')}
        value={type.code}
        onChange={(chosen) => chosen && setType(chosen)}
        isFirst={document.subject !== undefined}
      />
      <TextInput
        label={words('documents.title')}
        value={title}
        maxLength={120}
        required
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={words('documents.date')}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <SessionChoice patientId={subject} value={encounter} onChange={setEncounter} />
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
