import type { ReactNode } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { AuditEvent } from '#generated/types/audit-event.ts'

/** A table of events of the trail: when, who, what, on which record and whose, and how it ended. */
export function AuditTable({ events }: { readonly events: readonly AuditEvent[] }): ReactNode {
  const words = useWords()
  return (
    <table className="audit-table">
      <thead>
        <tr>
          <th scope="col">{words('admin.audit-when')}</th>
          <th scope="col">{words('admin.audit-who')}</th>
          <th scope="col">{words('admin.audit-what')}</th>
          <th scope="col">{words('admin.audit-record')}</th>
          <th scope="col">{words('admin.audit-patient')}</th>
          <th scope="col">{words('admin.audit-result')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ event }: { readonly event: AuditEvent }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const recordPath = useRecordPath()
  const { at, actor, profile, type, target, patient, outcome, id } = event
  return (
    <tr data-outcome={outcome}>
      <td>
        <ScreenLink to={recordPath('AuditEvent', id)}>{moments.dateAndTime(at)}</ScreenLink>
      </td>
      <td>{profile?.display ?? actor.display}</td>
      <td>{codeWords('audit-event-type', type.code)}</td>
      <td>{target && labels(`type.${target.resourceType}`)}</td>
      <td>
        {patient && (
          <ScreenLink to={recordPath('Patient', patient.id)}>
            {patient.display ?? words('admin.audit-nameless')}
          </ScreenLink>
        )}
      </td>
      <td>{labels(`enumeration.AuditOutcome.${outcome}`)}</td>
    </tr>
  )
}
