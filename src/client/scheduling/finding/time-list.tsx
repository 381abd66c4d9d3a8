import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { FreeTime } from '#generated/types/free-time.ts'

/** A time that was found, with the names of whom and where. */
export type NamedTime = FreeTime & { readonly who: string; readonly where: string | undefined }

type Props = {
  readonly label: string
  readonly times: readonly NamedTime[]
  readonly onChoose: (time: NamedTime) => void
}

/** Times that were found, one to a line; each is a button that takes it. */
export function TimeList({ label, times, onChoose }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <ul className="finding-times" aria-label={label}>
      {times.map((time) => (
        <li key={`${time.start} ${time.owner}`}>
          <button type="button" onClick={() => onChoose(time)}>
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
