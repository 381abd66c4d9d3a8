import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { MoreButton } from '#client/patients/tabs/more-button.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useFurther } from '#client/patients/tabs/use-further.ts'
import { RecordReader } from '#client/routing/record-readers.tsx'
import { ScreenLink, useGo, useSearch } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { noteKinds } from '#generated/enumerations/note-kind.ts'
import { listedNotes } from './listed-notes.ts'
import { NoteList } from './note-list.tsx'
import { useNoteSearch } from './use-note-search.ts'
import './notes-tab.css'
import '#client/patients/tabs/tabs.css'

/** The notes tab of a chart: by kind, searched by their words, and read beside the list. */
export function NotesTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [{ note: reading }, setSearch] = useSearch()
  const go = useGo()
  const { may } = usePermissions()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const [sought] = useDebouncedValue(text, 250)
  const opener = useRef<Element>(null)
  const back = useRef<HTMLButtonElement>(null)
  const read = (note: string) => {
    opener.current = document.activeElement
    setSearch({ note })
  }
  useEffect(() => {
    const from = opener.current
    if (!(from instanceof HTMLElement)) return
    if (reading === undefined) opener.current = null
    const to = reading === undefined ? from : back.current
    to?.focus()
  }, [reading])
  return (
    <div className="chart-notes" data-reading={reading !== undefined || undefined}>
      <div className="chart-notes-list">
        <div className="tab-tools">
          <TextInput
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            leftSection={<IconSearch size={15} />}
            placeholder={words('chart-notes.search')}
            aria-label={words('chart-notes.search')}
          />
          <Select
            aria-label={words('chart-notes.kind')}
            placeholder={words('chart-notes.kind')}
            clearable
            clearButtonProps={{ 'aria-label': words('chart-notes.every-kind') }}
            data={noteKinds.map((value) => ({ value, label: labels(`enumeration.NoteKind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          {may('Note:Create') && (
            <Button onClick={() => go(`/notes/new?patient=${patient.id}`)}>{words('chart-notes.new')}</Button>
          )}
        </div>
        {sought.trim() === '' ? (
          <AllNotes patientId={patient.id} kind={kind} reading={reading} onRead={read} />
        ) : (
          <FoundNotes patientId={patient.id} text={sought} kind={kind} reading={reading} onRead={read} />
        )}
      </div>
      {reading !== undefined && (
        <section className="chart-notes-reader" aria-label={words('chart-notes.reader')}>
          <div className="tab-tools">
            <button
              ref={back}
              type="button"
              className="chart-notes-back"
              onClick={() => setSearch({ note: undefined })}
            >
              {words('chart-notes.back')}
            </button>
            <ScreenLink to={`/notes/${reading}`}>{words('chart-notes.open')}</ScreenLink>
          </div>
          <RecordReader type="Note" id={reading} name={words('chart-notes.reader')} />
        </section>
      )}
    </div>
  )
}

type ListProps = {
  readonly patientId: string
  readonly kind: string | null
  readonly reading: string | undefined
  readonly onRead: (id: string) => void
}

function AllNotes({ patientId, kind, reading, onRead }: ListProps): ReactNode {
  const words = useWords()
  const call = rowsOf('patient', patientId, {
    filters: kind === null ? [] : [{ field: 'kind', op: 'eq', value: kind }],
    crossPartition: true,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize: 50,
    summary: true,
    total: true,
  })
  const first = useAnswer('note.query', call)
  const further = useFurther(first, (continuation) => send('note.query', { ...call, continuation }))
  const notes = further.rows.map((note) => ({ note }))
  const within = notes.length - listedNotes(notes).length
  return (
    <Answered
      answer={first}
      what={words('chart-tabs.notes')}
      shape="rows"
      onRetry={() => refreshAnswers('Note')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="tab-empty">{words('patients.no-notes')}</p>}
    >
      {({ total }) => (
        <>
          <p className="tab-dim">{words('chart-notes.count', { count: (total ?? 0) - within })}</p>
          <NoteList notes={notes} reading={reading} onRead={onRead} />
          <MoreButton of={further} />
        </>
      )}
    </Answered>
  )
}

function FoundNotes({
  patientId,
  text,
  kind,
  reading,
  onRead,
}: ListProps & { readonly text: string }): ReactNode {
  const words = useWords()
  const { found, read, isDone, failure } = useNoteSearch(patientId, text)
  const shown = found.filter(({ note }) => kind === null || note.kind === kind)
  const said = isDone ? 'chart-notes.found' : 'chart-notes.searching'
  return (
    <>
      <p className="tab-dim" role="status">
        {words(said, { count: listedNotes(shown).length, read })}
      </p>
      {failure && <FailureNotice failure={failure} />}
      <NoteList notes={shown} reading={reading} onRead={onRead} />
    </>
  )
}
