import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'
import { fillingOf } from './members-of.ts'

/** How many attend a group of how many, with a warning where they are too few or as many as fit. */
export function GroupFilling({ group }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const { active, waiting, least, most, state } = fillingOf(group)
  return (
    <>
      {words('groups.of-most', { active, most })}{' '}
      {waiting > 0 && <span className="groups-text">{words('groups.waiting', { count: waiting })} </span>}
      {group.active && state === 'below' && <Badge color="orange">{words('groups.below', { least })}</Badge>}
      {group.active && state === 'full' && <Badge color="gray">{words('groups.full')}</Badge>}
    </>
  )
}
