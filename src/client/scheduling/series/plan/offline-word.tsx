import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'

/** Says that nothing is done to a series without a connection. */
export function OfflineWord(): ReactNode {
  const words = useWords()
  return (
    <p className="series-offline" role="status">
      <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
      {words('series.offline')}
    </p>
  )
}
