import { IconLock, IconUsersGroup } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { ownWord, wordOf } from './saved-view.ts'
import type { Views } from './use-views.ts'
import './views.css'

type Props = { readonly description: ScreenDescription; readonly views: Views }

/** The saved views as links, so that each can be opened, sent and kept; nothing while there are none. */
export function ViewTabs({ description, views }: Props): ReactNode {
  const words = useWords()
  const { saved, current, isMissing, firstId, asked } = views
  const path = `/resources/${description.type}`
  if (saved.length === 0 && !isMissing) return <AskedFailure {...asked} />

  return (
    <nav className="views" aria-label={words('resources.views')}>
      <ScreenLink
        to={firstId === undefined ? path : `${path}?view=${ownWord}`}
        className="views-link"
        isCurrent={!current}
      >
        {words('resources.view-own')}
      </ScreenLink>
      {saved.map(({ listing }) => (
        <ScreenLink
          key={listing.id}
          to={`${path}?view=${encodeURIComponent(wordOf(listing))}`}
          className="views-link"
          isCurrent={listing.id === current?.listing.id}
        >
          {listing.visibility === 'Personal' && (
            <IconLock size={12} role="img" aria-label={words('resources.view-mine')} />
          )}
          {listing.visibility === 'Team' && (
            <IconUsersGroup size={12} role="img" aria-label={words('resources.view-role')} />
          )}
          {listing.name}
        </ScreenLink>
      ))}
      {isMissing && <p role="status">{words('resources.view-missing')}</p>}
    </nav>
  )
}
