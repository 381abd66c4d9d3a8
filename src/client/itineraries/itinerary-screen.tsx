import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { isCalendarDay, plusDays } from '#shared/time/calendar.ts'
import { OwnDay } from './own-day.tsx'
import { WatchedDays } from './watched-days.tsx'
import './itineraries.css'

/** A day on the road: the own one, or those of everybody for whom it is one's work to know where they are. */
export function ItineraryScreen({ params, search }: ScreenProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const go = useGo()
  const { mayDo } = usePermissions()
  const today = moments.dayOf(useWorld().instant())
  const date = isCalendarDay(params.date ?? '') ? (params.date ?? today) : today
  const visits = mayDo('itinerary.open')
  const watches = mayDo('itinerary.overview')
  const isWatching = watches && (!visits || search.whose === 'all')
  const goTo = (day: string, whose = search.whose) =>
    go(`/itineraries/${day}${whose === 'all' ? '?whose=all' : ''}`)

  return (
    <Page
      title={words('itineraries.screen.day')}
      beside={<DayChooser date={date} onChange={(day) => goTo(day)} />}
      toolbar={
        visits &&
        watches && (
          <Button variant="default" onClick={() => goTo(date, isWatching ? undefined : 'all')}>
            {words(isWatching ? 'itineraries.mine' : 'itineraries.everybody')}
          </Button>
        )
      }
    >
      {isWatching && <WatchedDays date={date} />}
      {!isWatching && visits && <OwnDay key={date} date={date} isToday={date === today} />}
      {!isWatching && !visits && (
        <EmptyState
          icon={IconRoute}
          title={words('itineraries.not-yours')}
          text={words('itineraries.not-yours-text')}
        />
      )}
    </Page>
  )
}

type ChooserProps = { readonly date: string; readonly onChange: (day: string) => void }

function DayChooser({ date, onChange }: ChooserProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <div className="route-days">
      <ActionIcon aria-label={words('itineraries.day-before')} onClick={() => onChange(plusDays(date, -1))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <span aria-live="polite">{moments.day(date)}</span>
      <ActionIcon aria-label={words('itineraries.day-after')} onClick={() => onChange(plusDays(date, 1))}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  )
}
