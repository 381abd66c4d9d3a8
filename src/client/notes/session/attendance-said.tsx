import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Attendance } from '#shared/notes/group/attendance-of.ts'

type Props = { readonly chosen: Attendance; readonly encounter: Encounter }

/** How one member took part, where it is only read; who was not there the whole time is said with the minutes. */
export function AttendanceSaid({ chosen, encounter }: Props): ReactNode {
  const words = useWords()
  const { minutes } = encounter
  const isInPart = chosen === 'late' || chosen === 'left-early'
  return (
    <span className="group-said">
      {words(`note.attendance-${chosen}`)}
      {isInPart && minutes !== undefined && ` · ${words('note.minutes-there', { minutes })}`}
    </span>
  )
}
