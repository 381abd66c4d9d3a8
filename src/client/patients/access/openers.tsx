import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { AuditEvent } from '#generated/types/audit-event.ts'

const most = 500

/** Those who had access to a patient, opening the record in the course of work: each person once, with the last time. */
export function Openers({ patientId }: { readonly patientId: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const asked = useMemo((): QueryCall => ({ filters: filtersFor(patientId), pageSize: most }), [patientId])
  const answer = useAnswer('auditEvent.query', asked)
  return (
    <section className="access-card" aria-label={words('patients.access-openers')}>
      <h2>{words('patients.access-openers')}</h2>
      <Answered
        answer={answer}
        what={words('patients.access-openers')}
        onRetry={() => askAgain('auditEvent.query', asked)}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="access-empty">{words('patients.access-openers-none')}</p>}
      >
        {({ items }) => (
          <ul className="openers">
            {openersIn(items).map(({ name, count, last }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{words('patients.access-opened-count', { count })}</span>
                <span className="openers-last">
                  {words('patients.access-opened-last', { when: moments.dateAndTime(last) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

function filtersFor(patientId: string): NonNullable<QueryCall['filters']> {
  return [
    { field: 'patient', op: 'eq', value: patientId },
    { field: 'target.id', op: 'eq', value: patientId },
    { field: 'action', op: 'eq', value: 'R' },
    { field: 'outcome', op: 'eq', value: 'Success' },
  ]
}

type Opener = { readonly name: string; readonly count: number; readonly last: string }

/** Newest first, so the first event of somebody is the last time. */
function openersIn(events: readonly AuditEvent[]): readonly Opener[] {
  const found = new Map<string, Opener>()
  for (const { profile, actor, at } of events) {
    const name = profile?.display ?? actor.display ?? '–'
    const known = found.get(name)
    found.set(name, { name, count: (known?.count ?? 0) + 1, last: known?.last ?? at })
  }
  return [...found.values()]
}
