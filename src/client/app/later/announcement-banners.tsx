import { CloseButton } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Announcement } from '#generated/types/announcement.ts'
import { useDismissed } from './use-dismissed.ts'
import './announcement-banners.css'
import '#client/ui/has-more-looks.ts'

/** What begins or ends meanwhile is seen within five minutes. */
const lookAgain = 300_000
const most = 20

/** The banners of announcements, fetched later: what the practice or the vendor tells this person now, until it is put away. */
export function AnnouncementBanners(): ReactNode {
  const { roles } = useSession()
  const { now } = useWorld()
  const { data: announcements } = useQuery(
    { queryKey: ['announcement.query', 'banners'], queryFn: askActive, refetchInterval: lookAgain },
    answers,
  )
  const { dismissed, dismiss } = useDismissed()
  if (!announcements || !dismissed) return null

  const shown = announcements.filter(
    (each) => isFor(each, roles) && isNow(each, now()) && !dismissed.has(each.id),
  )
  return shown.map((each) => <Banner key={each.id} announcement={each} onDismiss={() => dismiss(each)} />)
}

async function askActive(): Promise<readonly Announcement[]> {
  const filters = [{ field: 'status', op: 'eq', value: 'Active' } as const]
  const outcome = await send('announcement.query', { filters, pageSize: most })
  return outcome.ok ? outcome.value.items : []
}

function isFor({ audience }: Announcement, roles: readonly string[]): boolean {
  const { securityRoles = [] } = audience
  return securityRoles.length === 0 || securityRoles.some((role) => roles.includes(role))
}

function isNow({ start, end }: Announcement, now: number): boolean {
  return Date.parse(start) <= now && (end === undefined || Date.parse(end) > now)
}

type Props = { readonly announcement: Announcement; readonly onDismiss: () => void }

function Banner({ announcement, onDismiss }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { title, body, severity, dismissible, link } = announcement
  return (
    <section className="announcement-banner" data-severity={severity} aria-label={title}>
      <IconSpeakerphone size={16} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        {severity !== 'Info' && <span> · {labels(`enumeration.AnnouncementSeverity.${severity}`)}</span>}
        <Markdown text={body} />
        {link?.startsWith('https://') && (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {words('app.announcement-more')}
          </a>
        )}
      </div>
      {dismissible && (
        <CloseButton
          size={24}
          aria-label={words('app.announcement-dismiss', { title })}
          onClick={onDismiss}
        />
      )}
    </section>
  )
}
