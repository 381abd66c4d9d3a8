import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { mostBelonging } from '#client/programs/parts/page-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { AskedOf, AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { earliestStart } from '#shared/scheduling/earliest-start.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'

/** The appointments of today, the practice's day, at one of these places, as far as the reader may see them; not asked for while the places are not known. */
export function useTodayAt(
  places: readonly string[] | undefined,
): Omit<AskedOf, 'answer'> & { readonly answer: AwaitedAnswer<Page<Appointment>> } {
  const { mayDo } = usePermissions()
  const { instant } = useWorld()
  const { timezone } = useMoments()
  const today = localDate(instant(), timezone)
  const key = places?.join(' ')
  const input = useMemo((): QueryCall | undefined => {
    if (key === undefined) return undefined
    const { start, end } = daySpan(today, timezone)
    return {
      filters: [
        { field: 'location', op: 'in', value: key.split(' ') },
        { field: 'start', op: 'lt', value: end },
        { field: 'start', op: 'ge', value: earliestStart(start) },
        { field: 'end', op: 'gt', value: start },
      ],
      orderBy: 'start',
      order: 'asc',
      pageSize: mostBelonging,
      crossPartition: true,
    }
  }, [key, today, timezone])
  const answer = useAnswer('appointment.query', mayDo('appointment.query') ? input : undefined)
  return { answer, onRetry: () => input && askAgain('appointment.query', input) }
}

const goneBy: readonly string[] = ['cancelled', 'noshow', 'entered-in-error', 'waitlist']

/** How many of these take place: neither called off nor missed. */
export function takingPlace(appointments: readonly Pick<Appointment, 'status'>[]): number {
  return appointments.filter(({ status }) => !goneBy.includes(status)).length
}
