import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { sendQuietly } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { laidUpon, type StuckDay } from './stuck-day.ts'

/** The ways on for what was pressed and refused: it counts all the same, or the day stays as it is. */
export function useStuckDay(stuck: StuckDay) {
  const words = useWords()
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const { entry, base } = stuck

  const keep = async () => {
    setBusy(true)
    const now = await sendQuietly('itinerary.open', { date: base.date })
    const written = now.ok
      ? await outbox.write({
          kind: 'patch',
          type: 'Itinerary',
          id: base.id,
          before: now.value,
          after: laidUpon(now.value, stuck),
        })
      : now
    setBusy(false)
    if (!written.ok) return notify(words('itineraries.stuck-still'))
    await outbox.discard(entry.id)
    refreshAnswers('Itinerary')
  }
  const letGo = async () => {
    await outbox.discard(entry.id)
    refreshAnswers('Itinerary')
  }
  return { isBusy, keep, letGo }
}
