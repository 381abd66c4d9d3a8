import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { type CalendarFilter, filterCount } from './calendar-filter.ts'

type Props = { readonly filter: CalendarFilter; readonly onOpen: () => void }

/** Opens the choice of what is meant, and says that something was chosen. */
export function FilterButton({ filter, onOpen }: Props): ReactNode {
  const words = useWords()
  const count = filterCount(filter)
  return (
    <Button
      variant={count === 0 ? 'default' : 'light'}
      leftSection={<IconFilter size={14} aria-hidden="true" />}
      onClick={onOpen}
    >
      {count === 0 ? words('scheduling.filter') : words('scheduling.filter-count', { count })}
    </Button>
  )
}
