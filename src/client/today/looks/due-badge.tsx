import { IconAlarm } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { latenessOf } from '#shared/scheduling/lateness-of.ts'
import type { Tone } from './appointment-looks.ts'
import { StateBadge } from './state-badge.tsx'

type Props = {
  /** From when the time runs. */
  readonly since: string
  readonly due: string
}

/** Late is a warning, and never an error. */
const tones: Readonly<Record<ReturnType<typeof latenessOf>, Tone>> = {
  onTime: 'quiet',
  dueSoon: 'info',
  late: 'warn',
}

/** What is left of the time to sign a note, judged as in the note itself. */
export function DueBadge({ since, due }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { now, instant } = useWorld()
  const lateness = latenessOf(since, due, instant())
  return (
    <StateBadge
      icon={IconAlarm}
      tone={tones[lateness]}
      text={words(lateness === 'late' ? 'today.was-due' : 'today.due', {
        when: moments.relative(due, now()),
      })}
    />
  )
}
