import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { MoreButton } from '#client/patients/tabs/more-button.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useFurther } from '#client/patients/tabs/use-further.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import '#client/patients/tabs/tabs.css'

const shows = ['all', 'Planned', 'Finished', 'NoShow', 'Cancelled'] as const

/** The sessions tab of a chart: each with its time, service, who was there, how it ended, and its notes. */
export function SessionsTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [show, setShow] = useState<(typeof shows)[number]>('all')
  const call = rowsOf('patient', patient.id, {
    filters: show === 'all' ? [] : [{ field: 'status', op: 'eq', value: show }],
    crossPartition: true,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize: 50,
    total: true,
  })
  const first = useAnswer('encounter.query', call)
  const further = useFurther(first, (continuation) => send('encounter.query', { ...call, continuation }))
  return (
    <>
      <div className="tab-head">
        <h2>{first?.ok && words('chart-sessions.count', { count: first.value.total ?? 0 })}</h2>
        <SegmentedControl
          aria-label={words('chart-sessions.show')}
          value={show}
          onChange={(value) => setShow(shows.find((each) => each === value) ?? 'all')}
          data={shows.map((value) => ({
            value,
            label: value === 'all' ? words('patients.all') : labels(`enumeration.EncounterStatus.${value}`),
          }))}
        />
      </div>
      <Answered
        answer={first}
        what={words('chart-tabs.sessions')}
        shape="rows"
        onRetry={() => refreshAnswers('Encounter')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{words('chart-sessions.none')}</p>}
      >
        {() => (
          <>
            <SessionTable sessions={further.rows} />
            <MoreButton of={further} />
          </>
        )}
      </Answered>
    </>
  )
}

function SessionTable({ sessions }: { readonly sessions: readonly Encounter[] }): ReactNode {
  const words = useWords()
  return (
    <div className="tab-scroll">
      <table className="tab-table">
        <thead>
          <tr>
            <th scope="col">{words('chart-sessions.when')}</th>
            <th scope="col">{words('chart-sessions.service')}</th>
            <th scope="col">{words('chart-sessions.who')}</th>
            <th scope="col">{words('chart-sessions.state')}</th>
            <th scope="col">{words('chart-tabs.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SessionRow({ session }: { readonly session: Encounter }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { may } = usePermissions()
  const {
    id,
    serviceDate,
    period,
    serviceType,
    program,
    participants,
    status,
    units,
    notes = [],
    meta,
  } = session
  const times = [period?.start, period?.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
  const people = participants.flatMap(({ individual }) =>
    individual.resourceType === 'Practitioner' ? (individual.display ?? []) : [],
  )
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={path('Encounter', id)}>{moments.date(serviceDate)}</ScreenLink>
        {times && <div className="tab-dim">{times}</div>}
      </th>
      <td>
        {serviceType?.display}
        <div className="tab-dim">{program?.display}</div>
        <LabelTags meta={meta} />
      </td>
      <td>{people.join(', ')}</td>
      <td>
        {labels(`enumeration.EncounterStatus.${status}`)}
        {units !== undefined && (
          <div className="tab-dim">{words('chart-sessions.units', { count: units })}</div>
        )}
      </td>
      <td>
        {may('Note:Read') &&
          notes.map((note) => (
            <div key={note.id}>
              <ScreenLink to={`/notes/${note.id}`}>{note.display ?? words('chart-sessions.note')}</ScreenLink>
            </div>
          ))}
      </td>
    </tr>
  )
}
