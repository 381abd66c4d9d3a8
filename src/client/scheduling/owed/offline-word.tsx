import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import './owed.css'

/** Says, while nobody answers and before anything is done, what will become of it: that it waits, or that it cannot be done now. */
export function OfflineWord({ says }: { readonly says: MessageId }): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  if (isConnected) return null
  return (
    <p className="offline-word" role="status">
      <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
      {words(says)}
    </p>
  )
}
