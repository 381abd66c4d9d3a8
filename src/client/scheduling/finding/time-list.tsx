import type { ReactNode, RefObject } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { FreeTime } from '#generated/types/free-time.ts'

/** A time that was found, with the names of whom and where. */
export type NamedTime = FreeTime & { readonly who: string; readonly where: string | undefined }

type Props = {
  readonly label: string
  readonly times: readonly NamedTime[]
  readonly onChoose: (time: NamedTime) => void
  /** The first of them. */
  readonly first?: RefObject<HTMLButtonElement | null>
}

/** Times that were found, one to a line; each is a button that takes it. */
export function TimeList({ label, times, onChoose, first }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <ul className="finding-times" aria-label={label}>
      {times.map((time, place) => (
        <li key={`${time.start} ${time.owner}`}>
          <button type="button" {...(place === 0 && first && { ref: first })} onClick={() => onChoose(time)}>
            <b>
              {moments.day(moments.dayOf(time.start))}, {moments.time(time.start)}–{moments.time(time.end)}
            </b>
            <span>
              {words('scheduling.with-person', { who: time.who })}
              {time.where && ` · ${time.where}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
