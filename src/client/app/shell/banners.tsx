import { IconCloudOff, IconFlask } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DemoProgress } from './demo-progress.tsx'

/** The shell's banners of what must be seen on every screen: invented data, a lost connection, a server that does not answer. */
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
      <DemoProgress />
      {(kind === 'offline' || kind === 'silent' || kind === 'full') && (
        <p className="banner" data-kind={kind} role="status">
          <IconCloudOff size={16} aria-hidden="true" />
          <strong>{words(`app.${kind}-banner`, { count: waiting })}</strong>
          <span>{words(`app.${kind}-banner-text`)}</span>
        </p>
      )}
    </div>
  )
}
