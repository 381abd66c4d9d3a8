import { useState } from 'react'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { noShowAction } from '#generated/lists/no-show-action.ts'
import type { Itinerary } from '#generated/types/itinerary.ts'
import { type RoadStop, withMoved, withStop } from './road-stop.ts'
import { whereAmI } from './where-am-i.ts'

/** What a worker does on the way. Each step is kept on this device first and sent from there, so that it holds without a connection. */
export type RoadSteps = ReturnType<typeof useSteps>

type Day = { readonly day: Itinerary; readonly change: (after: Itinerary) => Promise<void> }

const minute = 60_000

/** The steps of a day on the road, as its worker takes them. */
export function useSteps({ day, change }: Day) {
  const words = useWords()
  const outbox = useOutbox()
  const world = useWorld()
  const [tellsPlace, setTellsPlace] = useState(false)

  const arrived = async ({ stop }: RoadStop) => {
    const actualArrival = world.instant()
    const arrive = tellsPlace ? await whereAmI() : undefined
    if (tellsPlace && !arrive) notify(words('itineraries.no-place'))
    await change(
      withStop(day, stop.id, {
        progress: 'InProgress',
        actualArrival,
        ...(arrive && { geo: { arrive } }),
      }),
    )
  }
  const done = ({ stop }: RoadStop) =>
    change(
      withStop(day, stop.id, { progress: 'Complete', outcome: 'Seen', actualDeparture: world.instant() }),
    )
  const notHome = async ({ stop, appointment }: RoadStop, { action, remark }: NotHome) => {
    const note = remark.trim()
    const missed = change(
      withStop(day, stop.id, {
        progress: 'Complete',
        outcome: 'NotHome',
        actualDeparture: world.instant(),
        ...(note !== '' && { note }),
      }),
    )
    // Begun together: what waited for the other one would be lost where the page is closed meanwhile.
    await Promise.all([missed, writeNoShow(appointment, action)])
  }
  const writeNoShow = async (appointment: RoadStop['appointment'], action: string) => {
    const item = noShowAction.items.find(({ code }) => code === action)
    if (!appointment || !item || appointment.isGroup) return
    const noShow = { action: { code: item.code, display: item.display } }
    const after = { ...appointment, status: 'noshow' as const, noShow }
    await outbox.write({ kind: 'patch', type: 'Appointment', id: appointment.id, before: appointment, after })
  }
  const moreTime = () => {
    const dueAt = new Date(world.now() + 30 * minute).toISOString()
    return change({ ...day, safetyCheck: { ...day.safetyCheck, dueAt } })
  }
  const move = (of: RoadStop, by: -1 | 1) => change(withMoved(day, of.stop.id, by))
  return { arrived, done, notHome, moreTime, move, tellsPlace, setTellsPlace }
}

/** What was done because nobody was there, and what is to be remembered. */
export type NotHome = { readonly action: string; readonly remark: string }
