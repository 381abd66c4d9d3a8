import type { ReactNode } from 'react'
import { isHidden } from '#client/notes/record/load-note.ts'
import { useReading } from '#client/notes/record/use-reading.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { GroupPage } from './group-page.tsx'
import { type LoadedGroup, loadGroup } from './load-group.ts'
import { useOpenGroup } from './use-open-group.ts'

type Props = {
  /** The note of what all have in common. */
  readonly id: string
  /** The member's part to begin with. */
  readonly first?: string | undefined
  /** What is shown instead to whoever writes one part and does not see the whole. */
  readonly alone?: ReactNode
}

/** The note of a group with the parts of its members, to be written and signed together. */
export function GroupNote({ id, first, alone }: Props): ReactNode {
  const words = useWords()
  const { loaded, reload } = useReading({ id, asked: id, read: loadGroup })
  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  if (alone && isHidden(loaded.value.common.parts.note)) return alone
  return <OpenGroupNote loaded={loaded.value} first={first} reload={reload} />
}

type OpenProps = {
  readonly loaded: LoadedGroup
  readonly first: string | undefined
  readonly reload: () => void
}

function OpenGroupNote({ loaded, first, reload }: OpenProps): ReactNode {
  const words = useWords()
  const group = useOpenGroup(loaded)
  if (!group) return <Loading what={words('note.the-note')} />
  return <GroupPage group={group} first={first} reload={reload} />
}
