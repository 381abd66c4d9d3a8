import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ownerIn } from './hours-owner.ts'
import { OwnerChoice } from './owner-choice.tsx'
import { OwnerHours } from './owner-hours.tsx'
import './availability.css'

/** The availability screen: the usual week of a person, a place or a program, the days that differ, and how these hours are booked. */
export function AvailabilityScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  const { profile } = useSession()
  const own = profile?.resourceType === 'Practitioner' ? profile.id : undefined
  const owner = ownerIn(search, own)
  return (
    <Page
      title={words('availability.screen.availability')}
      beside={
        may('Appointment:Read') &&
        owner?.kind === 'Practitioner' && (
          <ScreenLink to={`/calendar?view=week&person=${owner.id}`}>
            {words('availability.to-calendar')}
          </ScreenLink>
        )
      }
      toolbar={
        <>
          <OwnerChoice owner={owner} />
          <Button variant="default" onClick={() => go('/resources/Schedule')}>
            {words('availability.as-table')}
          </Button>
        </>
      }
    >
      {owner ? (
        <OwnerHours key={owner.id} owner={owner} schedule={search.schedule} />
      ) : (
        <EmptyState
          icon={IconCalendarTime}
          title={words('availability.nobody')}
          text={words('availability.nobody-text')}
        />
      )}
    </Page>
  )
}
