import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { NotHomeDialog } from './not-home-dialog.tsx'
import { type RoadStop, whoOf } from './road-stop.ts'
import { StartNote } from './start-note.tsx'
import { StopFacts } from './stop-facts.tsx'
import { StopPlace } from './stop-place.tsx'
import type { RoadSteps } from './use-steps.ts'

type Props = {
  readonly of: RoadStop
  readonly isNext: boolean
  /** What was pressed here is not stored yet. */
  readonly isUnsent: boolean
  /** All that is needed at the door lies on this device. */
  readonly isReady: boolean
  /** The day is today's and not closed: steps can be taken. */
  readonly isOpenDay: boolean
  readonly steps: RoadSteps
}

/** One stop of the day on the road; the next one with all that is needed at the door. */
export function StopCard({ of, isNext, isUnsent, isReady, isOpenDay, steps }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { stop, appointment } = of
  const who = whoOf(of)
  const state = stop.outcome
    ? labels(`enumeration.VisitOutcome.${stop.outcome}`)
    : labels(`enumeration.Progress.${stop.progress}`)

  return (
    <li className="route-stop" data-next={isNext || undefined} data-progress={stop.progress}>
      <div className="route-head">
        <strong className="route-time">
          {stop.plannedArrival ? moments.time(stop.plannedArrival) : '–'}
        </strong>
        <h2>{stop.patient?.display ? <PatientLink of={of} /> : who}</h2>
        <span className="route-state">{state}</span>
      </div>
      <p className="route-what">
        {[appointment?.serviceType?.display, stop.note].filter(Boolean).join(' · ')}
      </p>
      {isUnsent && <p className="route-unsent">{words('itineraries.unsent')}</p>}
      {!isReady && <p className="route-unsent">{words('itineraries.stop-not-ready')}</p>}
      <StopPlace of={of} isWhole={isNext} />
      {isNext && <StopFacts of={of} />}
      {isNext && isOpenDay && <StopSteps of={of} who={who} steps={steps} />}
      {!isNext && stop.progress === 'NotStarted' && isOpenDay && <Places of={of} who={who} steps={steps} />}
      {!isNext && stop.progress === 'Complete' && stop.outcome === 'Seen' && <StartNote of={of} who={who} />}
    </li>
  )
}

function PatientLink({ of: { stop } }: Pick<Props, 'of'>): ReactNode {
  return <ScreenLink to={`/patients/${stop.patient?.id}`}>{stop.patient?.display}</ScreenLink>
}

type StepProps = Pick<Props, 'of' | 'steps'> & { readonly who: string }

/** What can be done at the door, and the place of the stop in the day while it has not begun. */
function StopSteps({ of, who, steps }: StepProps): ReactNode {
  const words = useWords()
  const [isAway, setAway] = useState(false)
  const isThere = of.stop.progress === 'InProgress'
  return (
    <div className="route-steps">
      {isThere ? (
        <>
          <StartNote of={of} who={who} isFirst />
          <Button
            variant="default"
            aria-label={words('itineraries.done-of', { who })}
            onClick={() => steps.done(of)}
          >
            {words('itineraries.done')}
          </Button>
        </>
      ) : (
        <Button aria-label={words('itineraries.arrived-of', { who })} onClick={() => steps.arrived(of)}>
          {words('itineraries.arrived')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={words('itineraries.not-home-of', { who })}
        onClick={() => setAway(true)}
      >
        {words('itineraries.not-home')}…
      </Button>
      {!isThere && <Places of={of} who={who} steps={steps} />}
      <NotHomeDialog
        who={who}
        isOpen={isAway}
        onClose={() => setAway(false)}
        onSay={(said) => steps.notHome(of, said)}
      />
    </div>
  )
}

/** Earlier or later in the day: by finger, mouse and keyboard alike. */
function Places({ of, who, steps }: StepProps): ReactNode {
  const words = useWords()
  return (
    <div className="route-places">
      <Button
        variant="subtle"
        leftSection={<IconArrowUp size={16} aria-hidden="true" />}
        aria-label={words('itineraries.earlier-of', { who })}
        onClick={() => steps.move(of, -1)}
      >
        {words('itineraries.earlier')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconArrowDown size={16} aria-hidden="true" />}
        aria-label={words('itineraries.later-of', { who })}
        onClick={() => steps.move(of, 1)}
      >
        {words('itineraries.later')}
      </Button>
    </div>
  )
}
