import { IconAlertTriangle, IconCloudOff, IconFlask } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { accounts } from '#client/accounts/feature.tsx'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import {
  AnnouncementBanners,
  DemoProgress,
  Dictation,
  OwnLooks,
  Shorthand,
} from '#client/app/later/fetch-later-parts.ts'
import { useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import { useRested } from '#client/ui/use-rested.ts'
import { useWords } from '#client/ui/words.tsx'

/** The shell's banners of what must be seen on every screen: invented data, announcements, a lost connection, a server that does not answer. */
export function Banners(): ReactNode {
  const words = useWords()
  const { practice, acting } = useSession()
  const { kind, waiting } = useSaveState()
  const { may } = usePermissions()
  const hasRested = useRested()
  const isTold = practice?.announcements !== false && may('Announcement:Read')

  return (
    <div className="banners">
      {acting && (
        <Suspense fallback={null}>
          <accounts.ActingBanner until={acting.until} />
        </Suspense>
      )}
      {practice?.demo && (
        <p className="banner" data-kind="demo">
          <IconFlask size={14} aria-hidden="true" />
          {words('app.demo-banner')}
        </p>
      )}
      {hasRested && (
        <>
          <OwnLooks />
          <Shorthand />
          <Dictation />
          {practice?.demo && <DemoProgress />}
          {isTold && <AnnouncementBanners />}
        </>
      )}
      {(kind === 'offline' || kind === 'silent' || kind === 'full' || kind === 'unkept') && (
        <p className="banner" data-kind={kind} role="status">
          {kind === 'unkept' ? (
            <IconAlertTriangle size={16} aria-hidden="true" />
          ) : (
            <IconCloudOff size={16} aria-hidden="true" />
          )}
          <strong>{words(`app.${kind}-banner`, { count: waiting })}</strong>
          <span>{words(`app.${kind}-banner-text`)}</span>
        </p>
      )}
    </div>
  )
}
