import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Shows the month and the waiting list beside the calendar, or puts them away; nothing where there is no room for them. */
export function SidebarButton(): ReactNode {
  const words = useWords()
  const { hasRoom, isShown, toggle } = useSidebar()
  if (!hasRoom) return null
  return (
    <ActionIcon
      aria-label={words('scheduling.sidebar')}
      title={words('scheduling.sidebar')}
      aria-pressed={isShown}
      variant={isShown ? 'light' : 'subtle'}
      onClick={toggle}
    >
      <IconLayoutSidebarRight size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
