import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { AuditEvent } from '#generated/types/audit-event.ts'
import { AsMerged } from './as-merged.tsx'

const most = 500

type Props = {
  readonly patientId: string
  /** The records that are part of this one now, by their ids, as they are called. */
  readonly merged: ReadonlyMap<string, string>
}

/**
 * Those who had access to a patient, opening the record in the course of work: each person once, with the times; and once more for
 * each record that is part of it now.
 */
export function Openers({ patientId, merged }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const asked = useMemo((): QueryCall => {
    const ids = [patientId, ...merged.keys()]
    return { filters: filtersFor(ids), pageSize: most }
  }, [patientId, merged])
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
            {openersIn(items).map(({ name, of, times }) => (
              <li key={`${name} ${of}`}>
                <details>
                  <summary>
                    <b>{name}</b> <AsMerged name={merged.get(of)} />{' '}
                    <span>{words('patients.access-opened-count', { count: times.length })}</span>{' '}
                    <span className="openers-last">
                      {words('patients.access-opened-last', { when: moments.dateAndTime(times[0] ?? '') })}
                    </span>
                  </summary>
                  <ol className="openers-last">
                    {times.map((at) => (
                      <li key={at}>{moments.dateAndTime(at)}</li>
                    ))}
                  </ol>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

function filtersFor(ids: readonly string[]): NonNullable<QueryCall['filters']> {
  return [
    { field: 'patient', op: 'in', value: ids },
    { field: 'target.id', op: 'in', value: ids },
    { field: 'action', op: 'eq', value: 'R' },
    { field: 'outcome', op: 'eq', value: 'Success' },
  ]
}

/** `of`: the record that was opened, by its id. */
type Opener = { readonly name: string; readonly of: string; readonly times: readonly string[] }

/** Each person once for each record, with the times, newest first. */
function openersIn(events: readonly AuditEvent[]): readonly Opener[] {
  const found = new Map<string, Opener>()
  for (const { profile, actor, patient, at } of events) {
    const name = profile?.display ?? actor.display ?? '–'
    const of = patient?.id ?? ''
    const times = found.get(`${name} ${of}`)?.times ?? []
    found.set(`${name} ${of}`, { name, of, times: [...new Set([...times, at])] })
  }
  return [...found.values()]
}
