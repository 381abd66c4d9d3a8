import { useEffect, useState } from 'react'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Itinerary } from '#generated/types/itinerary.ts'

/** The day as this device wants it, with what is still on its way, and how to change it. */
export function useWantedDay(stored: Itinerary): {
  readonly wanted: Itinerary
  readonly change: (after: Itinerary) => Promise<void>
} {
  const outbox = useOutbox()
  const words = useWords()
  const [wanted, setWanted] = useState(stored)

  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const latest = await outbox.latest('Itinerary', stored.id, plain(stored))
      if (!isLeft) setWanted(latest ?? stored)
    }
    const again = () => void read().catch(() => undefined)
    again()
    const stop = outbox.subscribe(again)
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox, stored])

  // Shown once it is kept: what the page says to be done must not be lost where it is closed at once.
  const change = async (after: Itinerary) => {
    const written = await outbox.write({
      kind: 'patch',
      type: 'Itinerary',
      id: stored.id,
      before: wanted,
      after,
    })
    if (written.ok) setWanted(after)
    else notify(words('itineraries.not-kept'))
  }
  return { wanted, change }
}
