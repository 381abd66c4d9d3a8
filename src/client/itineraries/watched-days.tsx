import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { send } from '#client/api/send.ts'
import { askAgain, stillShown, useAnswer } from '#client/api/use-answer.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { MobileDay as Watched } from '#generated/types/mobile-day.ts'
import { useNow } from './use-now.ts'

const districtsAsked: QueryCall = {
  filters: [],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
  crossPartition: true,
}

/** The days of everybody on the road, of one district or of all: who is where, how far, and who is overdue. */
export function WatchedDays({ date }: { readonly date: string }): ReactNode {
  const words = useWords()
  useKeptFresh('Itinerary')
  const [district, setDistrict] = useState('')
  const districts = useAnswer('district.query', districtsAsked)
  const input = useMemo(
    () => ({
      date,
      ...(district !== '' && { district: { id: district, resourceType: 'District' as const } }),
    }),
    [date, district],
  )
  const queryKey = ['itinerary.overview', input] as const
  const { data } = useQuery(
    { queryKey, queryFn: async () => stillShown(queryKey, await send('itinerary.overview', input)) },
    answers,
  )
  return (
    <section aria-label={words('itineraries.everybody')} className="route">
      <Choice
        label={words('itineraries.district')}
        placeholder={words('itineraries.all-districts')}
        data={(knownOf(districts)?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={district}
        onChange={setDistrict}
        asked={{ answer: districts, onRetry: () => askAgain('district.query', districtsAsked) }}
        clearable
      />
      <Answered
        answer={data}
        what={words('itineraries.everybody')}
        shape="cards"
        onRetry={() => answers.invalidateQueries({ queryKey })}
        isEmpty={({ days }) => days.length === 0}
        empty={
          <EmptyState
            icon={IconRoute}
            title={words('itineraries.nobody')}
            text={words('itineraries.nobody-text')}
          />
        }
      >
        {({ days, isWhole }) => (
          <>
            <p className="route-count">
              {words(isWhole ? 'itineraries.days' : 'itineraries.days-first', { count: days.length })}
            </p>
            <ul className="route-stops">
              {days.map((day) => (
                <WatchedDay key={day.itinerary.id} day={day} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  )
}

/** The day of one worker as those see it who look after everybody: how far it is, where somebody is now, and since when overdue. */
function WatchedDay({ day: { itinerary, place } }: { readonly day: Watched }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const now = useNow()
  const { practitioner, stops = [], status, district, safetyCheck = {} } = itinerary
  const open = stops.find(({ progress }) => progress === 'InProgress')
  const done = stops.filter(({ progress }) => progress === 'Complete').length
  const { dueAt } = safetyCheck
  const isOver = open !== undefined && dueAt !== undefined && Date.parse(dueAt) <= now

  return (
    <li className="route-stop" data-over={isOver || undefined}>
      <div className="route-head">
        <h2>{practitioner.display}</h2>
        <span className="route-state">{labels(`enumeration.ItineraryStatus.${status}`)}</span>
      </div>
      <p className="route-what">
        {[district?.display, words('itineraries.count', { done, count: stops.length })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {open && (
        <p>
          {words('itineraries.now-at', {
            who: open.patient?.display ?? open.note ?? words('itineraries.stop', { order: open.order }),
            time: open.actualArrival ? moments.time(open.actualArrival) : '',
          })}
          {place &&
            ` · ${words('itineraries.place', { latitude: place.latitude, longitude: place.longitude })}`}
        </p>
      )}
      {open && dueAt !== undefined && (
        <p className="route-due">
          {words(isOver ? 'itineraries.overdue' : 'itineraries.report-by', { time: moments.time(dueAt) })}
        </p>
      )}
    </li>
  )
}
