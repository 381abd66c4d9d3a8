import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { OpenedCalendar } from '#client/content/calendar-door.tsx'
import { CalendarTroubles } from '#client/content/calendar-troubles.tsx'
import { useFocusIfLost } from '#client/ui/keys/use-focus-if-lost.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { propertyOf } from '#shared/icalendar/calendar-component.ts'
import { readCalendarText } from '#shared/icalendar/calendar-text.ts'
import { type ExternalTimes, externalTimes } from '#shared/icalendar/external-times.ts'
import { seriesDaysAhead } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { milliseconds } from '#shared/time/span.ts'
import { ExternalList } from './external-calendars.tsx'
import type { WantedTimes } from './use-external-times.ts'

/** So many times of one calendar are kept. */
const mostKept = 2_000

type Props = {
  readonly opened: OpenedCalendar
  readonly isOwn: boolean
  readonly known: readonly { readonly name: string }[]
  readonly isBusy: boolean
  readonly onImport: (wanted: WantedTimes) => Promise<void>
  readonly onCancel: () => void
}

/** What an opened calendar file would bring, before anything is kept: how many times, the first of them, and what is left out. */
export function ExternalPreview({ opened, isOwn, known, isBusy, onImport, onCancel }: Props): ReactNode {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const found = useFound(opened)
  useFocusIfLost(field)
  const [name, setName] = useState(() => nameOf(opened))
  const [keepsTitles, setKeepsTitles] = useState(false)
  const kept = found.times.slice(0, mostKept)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onImport({ calendar: name.trim(), times: kept.map((time) => wantedOf(time, isOwn && keepsTitles)) })
  }

  return (
    <form className="external" onSubmit={submit} aria-label={words('calendars.preview')}>
      <p role="status">{words('calendars.found', { count: found.times.length, days: seriesDaysAhead })}</p>
      {found.times.length > mostKept && <p>{words('calendars.cut', { count: mostKept })}</p>}
      <ExternalList times={kept} />
      <LeftOut found={found} />
      <CalendarTroubles opened={opened} troubles={found.troubles} />
      <TextInput
        ref={field}
        label={words('calendars.name-of')}
        value={name}
        maxLength={80}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {known.some((each) => each.name === name.trim()) && <p>{words('calendars.replaces')}</p>}
      {isOwn && (
        <Checkbox
          label={words('calendars.keep-titles')}
          checked={keepsTitles}
          onChange={(event) => setKeepsTitles(event.currentTarget.checked)}
        />
      )}
      <div className="external-acts">
        <Button variant="default" onClick={onCancel}>
          {words('calendars.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
          {words('calendars.import')}
        </Button>
      </div>
    </form>
  )
}

function LeftOut({ found: { free, cancelled, outside, others } }: { readonly found: ExternalTimes }) {
  const words = useWords()
  return (
    <>
      {free > 0 && <p>{words('calendars.left-free', { count: free })}</p>}
      {cancelled > 0 && <p>{words('calendars.left-cancelled', { count: cancelled })}</p>}
      {outside > 0 && <p>{words('calendars.left-outside', { count: outside })}</p>}
      {others > 0 && <p>{words('calendars.left-others', { count: others })}</p>}
    </>
  )
}

function useFound(opened: OpenedCalendar): ExternalTimes {
  const { timezone } = useMoments()
  const { instant } = useWorld()
  const [now] = useState(() => milliseconds(instant()))
  return useMemo(() => {
    const to = now + seriesDaysAhead * 86_400_000
    return externalTimes(opened.calendar.components, { zone: timezone, from: now, to })
  }, [opened, timezone, now])
}

function wantedOf({ event, start, end, title }: ExternalTimes['times'][number], keepsTitle: boolean) {
  const time = { event: event.slice(0, 300), start, end }
  return keepsTitle && title !== '' ? { ...time, title: title.slice(0, 120) } : time
}

/** What the calendar calls itself, else the file, without the number that a browser gives to the same file saved again. */
function nameOf({ file, calendar }: OpenedCalendar): string {
  const [first] = calendar.components
  const own = first && (propertyOf(first, 'X-WR-CALNAME') ?? propertyOf(first, 'NAME'))
  const named = own ? readCalendarText(own.value).trim() : ''
  return (named === '' ? file.replace(/\.[a-z]+$/i, '').replace(/ ?\(\d+\)$/, '') : named).slice(0, 80)
}
