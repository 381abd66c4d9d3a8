import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useSchedules } from '#client/scheduling/day/use-appointments.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { ShownPeople } from './shown-people.ts'
import { usualPeople } from './usual-people.ts'

const own: ShownPeople = { kind: 'own' }

/**
 * Whose days are shown where nobody has chosen: the own ones; of whoever keeps the calendars of others and has no hours of the own,
 * those of the people who work at the same places, else everybody's. Undefined while that is not known.
 */
export function useUsualPeople(isAsked: boolean): ShownPeople | undefined {
  const { may } = usePermissions()
  const { profile } = useSession()
  const keepsCalendars = isAsked && may(flags.CanManageAppointments) && profile !== null
  const schedules = useSchedules(keepsCalendars && profile ? 'everybody' : 'nobody')
  const places = usePlacesOf(keepsCalendars ? profile?.id : undefined)
  const there = usePeopleAt(places)
  return useMemo(() => {
    if (!keepsCalendars || !profile) return own
    if (!schedules || places === undefined || there === undefined) return undefined
    return usualPeople(profile.id, schedules.ok ? schedules.value : [], there)
  }, [keepsCalendars, profile, schedules, places, there])
}

/** Where somebody works; undefined while that is not known, nowhere where it cannot be read. */
function usePlacesOf(id: string | undefined): readonly string[] | undefined {
  const answer = useAnswer('practitioner.read', id ? { id } : undefined)
  return useMemo(() => {
    if (!answer) return undefined
    return answer.ok ? (answer.value.locations ?? []).map((place) => place.id) : []
  }, [answer])
}

/** Who works at one of these places. */
function usePeopleAt(places: readonly string[] | undefined): ReadonlySet<string> | undefined {
  const input = useMemo(
    (): QueryCall | undefined =>
      places && places.length > 0
        ? { filters: [{ field: 'locations', op: 'in', value: [...places] }], pageSize: 500 }
        : undefined,
    [places],
  )
  const answer = useAnswer('practitioner.query', input)
  return useMemo(() => {
    if (!input) return new Set()
    return answer && new Set(answer.ok ? answer.value.items.map(({ id }) => id) : [])
  }, [input, answer])
}
