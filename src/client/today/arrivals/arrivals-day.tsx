import { Checkbox, TextInput } from '@mantine/core'
import { IconCalendarOff, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { type Arrival, arrivalsOf, type Standing, standingOf } from '#client/person/checking-in/arrivals.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ArrivalRow } from './arrival-row.tsx'
import { type ArrivalsAnswer, useArrivals } from './use-arrivals.ts'
import { useLongWaits } from './use-long-waits.ts'
import { useNow } from './use-now.ts'
import './arrivals.css'

/** The day at the front desk: who is expected, who waits and since when, who is late, and what else waits. */
export function ArrivalsDay({ from, to }: { readonly from: string; readonly to: string }): ReactNode {
  const words = useWords()
  const [everywhere, setEverywhere] = useState(false)
  const { answer, askAgain } = useArrivals({ from, to, everywhere })

  return (
    <section aria-label={words('today.desk')} className="desk">
      <Answered answer={answer} what={words('today.desk')} shape="cards" onRetry={askAgain}>
        {(desk) => (
          <>
            <Places desk={desk} everywhere={everywhere} onChange={setEverywhere} />
            <ArrivalList desk={desk} />
          </>
        )}
      </Answered>
    </section>
  )
}

type PlacesProps = {
  readonly desk: ArrivalsAnswer
  readonly everywhere: boolean
  readonly onChange: (everywhere: boolean) => void
}

/** Which locations these are, and what waits for a time. */
function Places({ desk, everywhere, onChange }: PlacesProps): ReactNode {
  const words = useWords()
  const { locations, waiting, held } = desk
  const names = locations.flatMap(({ display }) => display ?? [])
  return (
    <div className="desk-places">
      {locations.length > 0 && (
        <Checkbox
          label={words('today.everywhere')}
          checked={everywhere}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      {!everywhere && names.length > 0 && <span>{names.join(', ')}</span>}
      <ScreenLink to="/waitlist">{words('today.waiting-list', { waiting, held })}</ScreenLink>
    </div>
  )
}

function ArrivalList({ desk }: { readonly desk: ArrivalsAnswer }): ReactNode {
  const words = useWords()
  const now = useNow()
  const [text, setText] = useState('')
  const arrivals = useMemo(() => arrivalsOf(desk.visits), [desk])
  useLongWaits(arrivals, now)
  const shown = arrivals.filter(({ who = '' }) => who.toLowerCase().includes(text.trim().toLowerCase()))

  if (arrivals.length === 0)
    return (
      <EmptyState
        icon={IconCalendarOff}
        title={words('today.nobody-expected')}
        text={words('today.nobody-expected-text')}
      />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move among its buttons, which Tab reaches too
    <div onKeyDown={walk}>
      <Counts arrivals={arrivals} now={now} />
      {!desk.isWhole && <p role="status">{words('today.desk-cut')}</p>}
      <TextInput
        className="desk-find"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        label={words('today.find-arrival')}
        description={words('today.find-arrival-how')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {shown.length === 0 && <p role="status">{words('today.none-so')}</p>}
      <ol className="day-list">
        {shown.map((arrival) => (
          <ArrivalRow key={arrival.key} arrival={arrival} now={now} />
        ))}
      </ol>
    </div>
  )
}

const counted = ['expected', 'late', 'waiting', 'in-session', 'over'] as const satisfies readonly Standing[]

function Counts({
  arrivals,
  now,
}: {
  readonly arrivals: readonly Arrival[]
  readonly now: number
}): ReactNode {
  const words = useWords()
  const standings = arrivals.map((each) => standingOf(each, now))
  return (
    <ul className="desk-counts" aria-label={words('today.desk-counts')}>
      {counted.map((standing) => (
        <li key={standing} data-standing={standing}>
          <b>{standings.filter((each) => each === standing).length}</b> {words(`today.standing-${standing}`)}
        </li>
      ))}
    </ul>
  )
}

/** Arrow down and up go to the next and the last step that the desk can take. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')]
  const row = document.activeElement?.closest('.desk-row')
  const at = steps.findIndex((step) => step === document.activeElement || step.closest('.desk-row') === row)
  const next = steps[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
