import { useEffect, useRef, useState } from 'react'
import { forgetWithPerson } from '#client/api/session.ts'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'

type Looks = NonNullable<PersonalPreferences['chartLooks']>

/** A look has to last so long to count; who comes back within half an hour is still at the same one. */
const lookedAfter = 4_000
const sameLook = 30 * 60_000
const mostLooks = 200

/** The looks of this page, by patient: since when changes were told, and when it was last looked at. */
const visits = new Map<string, { readonly since: string; readonly at: number }>()
forgetWithPerson(() => visits.clear())

/** When this person last looked at a chart before now: `first` if never, undefined until it is known. Staying a moment makes it a look of its own; who comes back to a first one is told what has changed since it began. */
export function useLastLook({ id, display }: Patient): string | undefined {
  const { isKnown, preferences, keep } = usePersonalPreferences()
  const { instant, now } = useWorld()
  const [since, setSince] = useState<string>()
  if (isKnown && since === undefined) setSince(sinceOf(preferences, id, now()))

  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    if (since === undefined || isRecent(id, now())) return
    const look = { patient: { id, resourceType: 'Patient' as const, display }, at: instant() }
    const timer = setTimeout(() => {
      visits.set(id, { since: since === 'first' ? look.at : since, at: now() })
      latest.current(({ chartLooks = [] }) => ({ chartLooks: withLook(chartLooks, look) }))
    }, lookedAfter)
    return () => clearTimeout(timer)
  }, [id, display, since, instant, now])
  return since
}

function isRecent(id: string, now: number): boolean {
  const visit = visits.get(id)
  return visit !== undefined && now - visit.at < sameLook
}

function sinceOf(preferences: PersonalPreferences | undefined, id: string, now: number): string {
  const visit = visits.get(id)
  if (visit && isRecent(id, now)) return visit.since
  return (preferences?.chartLooks ?? []).find(({ patient }) => patient.id === id)?.at ?? 'first'
}

/** In the place of the look before, else behind the others, else in the place of the oldest: no other entry moves. */
function withLook(looks: Looks, look: Looks[number]): Looks {
  const own = looks.findIndex(({ patient }) => patient.id === look.patient.id)
  if (own < 0 && looks.length < mostLooks) return [...looks, look]
  const oldest = looks.reduce((found, { at }, index) => (at < (looks[found]?.at ?? '') ? index : found), 0)
  return looks.with(own < 0 ? oldest : own, look)
}
