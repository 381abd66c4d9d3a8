import { Badge, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStoring } from '#client/admin/preferences/use-storing.ts'
import { useSession } from '#client/api/session.ts'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Announcement } from '#generated/types/announcement.ts'

type Props = { readonly announcement: Announcement; readonly onEdit: () => void }

/** One announcement in a line: whether it is shown now, to whom, from when to when, and the way to change it or take it away. */
export function AnnouncementLine({ announcement, onEdit }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { now } = useWorld()
  const { practice } = useSession()
  const { failure, isBusy, store } = useStoring()
  const { title, body, severity, start, end, status, audience } = announcement
  const isOwn = announcement.practice !== undefined && announcement.practice.id === practice?.id
  const roles = audience.securityRoles ?? []
  const move = (to: 'Active' | 'Retired') =>
    store({
      kind: 'patch',
      type: 'Announcement',
      id: announcement.id,
      before: announcement,
      after: { ...announcement, status: to },
    })

  return (
    <article className="announcement" aria-label={title}>
      <h2>
        {title}{' '}
        <Badge color={tones[severity]}>{labels(`enumeration.AnnouncementSeverity.${severity}`)}</Badge>{' '}
        <Badge color="gray">{words(standingOf(announcement, now()))}</Badge>
      </h2>
      <Markdown text={body} />
      <p className="announcement-facts">
        {end === undefined
          ? words('admin.announcement-from', { start: moments.dateAndTime(start) })
          : words('admin.announcement-span', {
              start: moments.dateAndTime(start),
              end: moments.dateAndTime(end),
            })}{' '}
        {roles.length === 0 && words('admin.announcement-for-all')}
        {roles.length > 0 && words('admin.announcement-for-roles', { count: roles.length })}
        {!isOwn && ` ${words('admin.announcement-vendor')}`}
      </p>
      {failure && <FailureNotice failure={failure} />}
      {isOwn && (
        <div className="announcement-acts">
          <Button variant="default" onClick={onEdit}>
            {words('admin.announcement-edit')}
          </Button>
          {status === 'Active' ? (
            <Button variant="default" loading={isBusy} onClick={() => void move('Retired')}>
              {words('admin.announcement-retire')}
            </Button>
          ) : (
            <Button variant="default" loading={isBusy} onClick={() => void move('Active')}>
              {words('admin.announcement-publish')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

const tones = { Info: 'blue', Maintenance: 'orange', Critical: 'red' } as const

function standingOf({ status, start, end }: Announcement, now: number): MessageId {
  if (status === 'Draft') return 'admin.announcement-draft'
  if (status === 'Retired' || (end !== undefined && Date.parse(end) <= now)) return 'admin.announcement-over'
  return Date.parse(start) > now ? 'admin.announcement-planned' : 'admin.announcement-shown'
}
