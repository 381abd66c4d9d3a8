import { IconCloudOff, IconFlask } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { useSaveState } from '#client/sync/use-outbox.tsx'
import { useWords } from '#client/ui/words.tsx'

/** What must be seen on every screen: invented data, and a lost connection. */
export function Banners(): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const { kind, waiting } = useSaveState()

  return (
    <div className="banners">
      {practice?.demo && (
        <p className="banner" data-kind="demo">
          <IconFlask size={14} aria-hidden="true" />
          {words('app.demo-banner')}
        </p>
      )}
      {kind === 'offline' && (
        <p className="banner" data-kind="offline" role="status">
          <IconCloudOff size={16} aria-hidden="true" />
          <strong>{words('app.offline-banner', { count: waiting })}</strong>
          <span>{words('app.offline-banner-text')}</span>
        </p>
      )}
    </div>
  )
}
