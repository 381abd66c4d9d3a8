import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { RoadStop } from './road-stop.ts'

const open = ['Draft', 'ReadyToSign', 'Returned', 'PartiallySigned', 'Amending']

/** The notes of the day's visits that the worker has not signed yet. */
export function OpenDrafts({ stops }: { readonly stops: readonly RoadStop[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const { profile } = useSession()
  const sessions = stops.flatMap(
    ({ stop, appointment }) => appointment?.encounter?.id ?? stop.encounter?.id ?? [],
  )
  const key = sessions.join(' ')
  const input = useMemo(
    (): QueryCall | undefined =>
      key === ''
        ? undefined
        : {
            filters: [
              { field: 'encounter', op: 'in', value: key.split(' ') },
              { field: 'author', op: 'eq', value: profile?.id ?? null },
              { field: 'signingState', op: 'in', value: open },
            ],
            pageSize: 100,
            crossPartition: true,
          },
    [key, profile?.id],
  )
  const answer = useAnswer('note.query', may('Note:Read') ? input : undefined)
  if (!input || !may('Note:Read')) return null
  return (
    <Answered answer={answer} onRetry={() => askAgain('note.query', input)}>
      {({ items }) => (
        <section aria-label={words('itineraries.drafts')}>
          <h3>{words('itineraries.drafts-count', { count: items.length })}</h3>
          <ul className="route-drafts">
            {items.map((note) => (
              <li key={note.id}>
                <ScreenLink to={`/notes/${note.id}`}>{note.subject.display ?? note.display}</ScreenLink> ·{' '}
                {labels(`enumeration.SigningState.${note.signingState}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Answered>
  )
}
