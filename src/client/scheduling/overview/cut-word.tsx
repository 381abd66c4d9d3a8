import type { ReactNode } from 'react'
import { mostBusy } from '#client/scheduling/booking/use-busy.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly cut: readonly string[]; readonly lanes: readonly unknown[] }

/** Says where the calendar does not show everything that there is. */
export function CutWord({ cut, lanes }: Props): ReactNode {
  const words = useWords()
  if (cut.length > 0)
    return (
      <p className="day-word" role="status">
        {words('scheduling.cut', { count: cut.length })}
      </p>
    )
  if (lanes.length <= mostBusy) return null
  return (
    <p className="day-word" role="status">
      {words('scheduling.cut-busy', { count: mostBusy })}
    </p>
  )
}
