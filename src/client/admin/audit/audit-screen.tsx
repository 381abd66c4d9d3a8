import { Button } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink, useSearch } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { auditFilters, listAddress, wishOf } from './audit-filters.ts'
import { AuditTable } from './audit-table.tsx'
import { useAuditEvents } from './use-audit-events.ts'
import { WishFields } from './wish-fields.tsx'
import './audit.css'

const week = 7 * 86_400_000

/** The audit screen: who did what and when, found by day, person, patient, kind and result; each search is recorded itself. */
export function AuditScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { now } = useWorld()
  const [, setSearch] = useSearch()
  const wish = wishOf(search, moments.dayOf(new Date(now() - week).toISOString()))
  const { first, events, hasMore, moreFailure, more, onRetry } = useAuditEvents(
    auditFilters(wish, moments.timezone),
  )
  const what = words('admin.screen.audit')

  return (
    <Page title={what} toolbar={<ScreenLink to={listAddress(wish)}>{words('admin.audit-list')}</ScreenLink>}>
      <div className="audit">
        <WishFields wish={wish} onChange={setSearch} />
        <Answered
          answer={first}
          what={what}
          shape="rows"
          onRetry={onRetry}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={IconListSearch}
              title={words('admin.audit-none')}
              text={words('admin.audit-none-text')}
            />
          }
        >
          {() => (
            <>
              <AuditTable events={events} />
              {moreFailure && <FailureNotice failure={moreFailure} onRetry={more} />}
              {hasMore && (
                <Button variant="default" onClick={more}>
                  {words('resources.more')}
                </Button>
              )}
            </>
          )}
        </Answered>
      </div>
    </Page>
  )
}
