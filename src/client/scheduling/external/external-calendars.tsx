import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly told: OperationReply<'appointment.importedTimes'>
  readonly onRemove: (calendar: string | undefined) => Promise<boolean>
}

/** The calendars that were imported, each to be taken away, and the next of their times. */
export function ExternalCalendars({ told: { calendars, times }, onRemove }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [removing, setRemoving] = useState<{ readonly calendar: string | undefined }>()
  if (calendars.length === 0) return <p>{words('calendars.elsewhere-none')}</p>
  return (
    <>
      <ul className="external-calendars" aria-label={words('calendars.elsewhere')}>
        {calendars.map(({ name, count, importedAt }) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              <span>{words('calendars.coming', { count, when: moments.dateAndTime(importedAt) })}</span>
            </div>
            <Button
              variant="default"
              aria-label={words('calendars.remove-of', { name })}
              onClick={() => setRemoving({ calendar: name })}
            >
              {words('calendars.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {times.length > 0 && <ExternalList times={times} />}
      <div className="external-acts">
        <Button variant="default" onClick={() => setRemoving({ calendar: undefined })}>
          {words('calendars.remove-all')}
        </Button>
      </div>
      <Confirmation
        isOpen={removing !== undefined}
        title={words('calendars.remove-sure')}
        text={words('calendars.remove-text')}
        confirmLabel={words('calendars.remove')}
        isDangerous
        onConfirm={() => void onRemove(removing?.calendar)}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

type Time = { readonly start: string; readonly end: string; readonly title?: string }

/** Some times in their order; one without a title is only busy. */
export function ExternalList({ times }: { readonly times: readonly Time[] }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <ul className="external-times" aria-label={words('calendars.times')}>
      {times.slice(0, 10).map(({ start, end, title }) => (
        <li key={`${start} ${end} ${title}`}>
          {moments.dateAndTime(start)}–{moments.time(end)} <span>{title || words('calendars.untitled')}</span>
        </li>
      ))}
    </ul>
  )
}
