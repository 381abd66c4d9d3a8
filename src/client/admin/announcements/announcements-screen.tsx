import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Announcement } from '#generated/types/announcement.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementLine } from './announcement-line.tsx'
import './announcements.css'

const all: QueryCall = { filters: [], pageSize: 100, orderBy: 'start', order: 'desc' }

/** The announcements screen: what is told to everybody, now, later and before, and the way to say something new. */
export function AnnouncementsScreen(): ReactNode {
  const words = useWords()
  const answer = useAnswer('announcement.query', all)
  const [edited, setEdited] = useState<Announcement | 'new'>()
  const what = words('admin.screen.announcements')

  return (
    <Page
      title={what}
      toolbar={<Button onClick={() => setEdited('new')}>{words('admin.announcement-new')}</Button>}
    >
      <div className="announcements">
        <Answered
          answer={answer}
          what={what}
          shape="rows"
          onRetry={() => askAgain('announcement.query', all)}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={IconSpeakerphone}
              title={words('admin.announcement-none')}
              text={words('admin.announcement-none-text')}
            />
          }
        >
          {({ items }) => (
            <ul>
              {items.map((announcement) => (
                <li key={announcement.id}>
                  <AnnouncementLine announcement={announcement} onEdit={() => setEdited(announcement)} />
                </li>
              ))}
            </ul>
          )}
        </Answered>
      </div>
      {edited && (
        <AnnouncementForm
          stored={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
