import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { mostColumns } from './columns-from.ts'

type Props = {
  readonly before: number
  readonly shown: number
  readonly behind: number
  readonly onTurn: (first: number) => void
}

/** Where more columns are meant than stand side by side: which of them are seen, and the way to the others. */
export function LaneTurn({ before, shown, behind, onTurn }: Props): ReactNode {
  const words = useWords()
  if (before + behind === 0) return null
  const count = before + shown + behind
  return (
    <span className="people-turn">
      <ActionIcon
        aria-label={words('scheduling.people-before')}
        disabled={before === 0}
        onClick={() => onTurn(Math.max(0, before - mostColumns))}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      {words('scheduling.people-range', { from: before + 1, to: before + shown, count })}
      <ActionIcon
        aria-label={words('scheduling.people-behind')}
        disabled={behind === 0}
        onClick={() => onTurn(before + mostColumns)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </span>
  )
}
