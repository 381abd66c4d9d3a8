import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { type ReadId, useAnswer } from '#client/api/use-answer.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { addressOf, type BuiltInWorklist, builtInWorklists } from './built-in-worklists.ts'
import './looks/today.css'

const queries = {
  Note: 'note.query',
  CarePlan: 'carePlan.query',
  Patient: 'patient.query',
  PacketResponse: 'packetResponse.query',
  Consent: 'consent.query',
  Coverage: 'coverage.query',
  EpisodeOfCare: 'episodeOfCare.query',
} as const satisfies { readonly [Type in BuiltInWorklist['type']]: ReadId }

/** The worklists panel beside the day: what waits for somebody, with counts; only of what the reader may read. */
export function WorklistsPanel(): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { may } = usePermissions()
  const { profile } = useSession()
  const { instant } = useWorld()
  const today = moments.dayOf(instant())
  const lists = builtInWorklists({ profile: profile?.id ?? '', today }).filter(({ type }) =>
    may(`${type}:Read`),
  )
  if (lists.length === 0) return null
  return (
    <section aria-labelledby="worklists">
      <h2 id="worklists" className="panel-title">
        {words('today.worklists')}
      </h2>
      <ul className="worklists">
        {lists.map((list) => (
          <Worklist key={list.id} list={list} />
        ))}
      </ul>
    </section>
  )
}

function Worklist({ list }: { readonly list: BuiltInWorklist }): ReactNode {
  const words = useWords()
  const key = JSON.stringify(list.filters)
  const { type } = list
  const input = useMemo(
    () => ({ filters: JSON.parse(key), crossPartition: true, prefer: 'minimal' as const }),
    [key],
  )
  const answer = useAnswer(queries[type], input)
  const count = answer?.ok ? answer.value.total : undefined
  return (
    <li data-empty={count === 0 || undefined}>
      <ScreenLink to={addressOf(list)} className="worklist-link">
        {words(list.labelId)}
      </ScreenLink>
      <span>{count ?? (answer ? '–' : '…')}</span>
    </li>
  )
}
