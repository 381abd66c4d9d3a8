import { IconNotes, IconUsersGroup, IconVideo } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { WaitsMark, WaitsWord } from '#client/scheduling/owed/waits-mark.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useTone, useToneWord } from './coloring.ts'
import { clockOf, type DayEvent, whoOf } from './day-events.ts'
import { SeriesMark } from './series-mark.tsx'
import { noteMarks, statusIcons } from './status-icons.ts'

type Looks = {
  readonly event: DayEvent
  readonly top: string
  readonly height: string
  readonly isSelected: boolean
  /** It is being moved: drawn where it was until then. */
  readonly isMoving: boolean
}
type Props = Looks & {
  /** Hears of a press that may become a drag; undefined where it is not moved. */
  readonly onPress: ((event: PointerEvent<HTMLElement>) => void) | undefined
  readonly onOpen: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly block: (element: HTMLButtonElement | null) => void
}

/** One appointment in the day's grid. It is drawn anew when it looks otherwise, not when only what hears of it has changed: a key that moves another costs it nothing. */
export function EventBlock({ onPress, onOpen, onKeyDown, block, ...looks }: Props): ReactNode {
  const latest = useRef({ onPress, onOpen, onKeyDown, block })
  useLayoutEffect(() => {
    latest.current = { onPress, onOpen, onKeyDown, block }
  })
  const [heard] = useState(
    (): Hears => ({
      press: (event) => latest.current.onPress?.(event),
      open: () => latest.current.onOpen(),
      key: (event) => latest.current.onKeyDown(event),
      block: (element) => latest.current.block(element),
    }),
  )
  return <DrawnBlock {...looks} mayMove={onPress !== undefined} heard={heard} />
}

/** The same for as long as the block stands. */
type Hears = {
  readonly press: (event: PointerEvent<HTMLElement>) => void
  readonly open: () => void
  readonly key: (event: KeyboardEvent) => void
  readonly block: (element: HTMLButtonElement | null) => void
}

/** Its status by colour, picture and name; what it is; how its note stands. */
const DrawnBlock = memo(function DrawnBlock(
  props: Looks & { readonly mayMove: boolean; readonly heard: Hears },
): ReactNode {
  const { event, top, height, isSelected, isMoving, mayMove, heard } = props
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { appointment, note, from, to, column, columns } = event
  const { status, mode, isGroup, serviceType, title, kind } = appointment
  const Picture = statusIcons[status]
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
  const who = whoOf(appointment) ?? what
  const state = labels(`enumeration.AppointmentStatus.${status}`)
  const tone = useTone(appointment)
  const toneWord = useToneWord(appointment)
  const mark = note && noteMarks[note.signingState]

  return (
    <button
      type="button"
      ref={heard.block}
      className="event"
      tabIndex={-1}
      data-status={status}
      data-tone={tone}
      data-moving={isMoving || undefined}
      data-pale={event.isPale || undefined}
      aria-pressed={isSelected}
      aria-keyshortcuts={mayMove ? 'M' : undefined}
      onPointerDown={heard.press}
      style={{
        top,
        height,
        left: `calc(${(100 * column) / columns}% + 3px)`,
        width: `calc(${100 / columns}% - 6px)`,
      }}
      onClick={heard.open}
      onKeyDown={heard.key}
    >
      <span className="event-who">
        <Picture size={13} stroke={1.8} />
        <b>{who}</b>
        {mode === 'Telehealth' && (
          <IconVideo size={13} role="img" aria-label={labels('enumeration.EncounterMode.Telehealth')} />
        )}
        <SeriesMark appointment={appointment} />
        <WaitsMark id={appointment.id} />
        {isGroup && <IconUsersGroup size={13} role="img" aria-label={words('scheduling.group')} />}
        {mark && (
          <span className="event-mark" data-note={mark}>
            <IconNotes size={12} />
            <span>{words(`scheduling.note-${mark}`)}</span>
          </span>
        )}
      </span>
      <span className="event-what">
        {moments.clock(clockOf(from))}–{moments.clock(clockOf(to))} · <WaitsWord id={appointment.id} />
        {what}
        {toneWord && ` · ${toneWord}`}
      </span>
      <Heard event={event} />
      <span className="event-state">{state}</span>
      {mayMove && <span className="event-edge" aria-hidden="true" />}
    </button>
  )
})

/** What is seen of its place, for who listens. */
function Heard({ event: { from, to, columns, isPale } }: Pick<Looks, 'event'>): ReactNode {
  const words = useWords()
  return (
    <span className="visually-hidden">
      {words('scheduling.event-minutes', { minutes: to - from })}
      {columns > 1 && ` ${words('scheduling.event-beside')}`}
      {isPale && ` ${words('scheduling.event-pale')}`}
    </span>
  )
}
