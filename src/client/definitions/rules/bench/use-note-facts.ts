import { useEffect, useState } from 'react'
import { send } from '#client/api/send.ts'
import { sendReader } from '#client/sync/send-reader.ts'
import { useWorld } from '#client/ui/world.ts'
import { ruleTraits } from '#generated/traits/rule-traits.ts'
import { ruleFacts } from '#shared/notes/facts/rule-facts.ts'
import { placeOfServiceIn } from '#shared/notes/practice-rules.ts'
import { readNoteParts } from '#shared/notes/read-note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { RuleFacts } from '#shared/rules/rule-facts.ts'

/** The facts of a note for every kind of check; nothing while they are read. */
export function useNoteFacts(id: string | undefined): Outcome<RuleFacts> | undefined {
  const { instant } = useWorld()
  const [read, setRead] = useState<{ readonly id: string; readonly facts: Outcome<RuleFacts> }>()
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    void readFacts(id, instant()).then((facts) => isWanted && setRead({ id, facts }))
    return () => {
      isWanted = false
    }
  }, [id, instant])
  return read?.id === id ? read?.facts : undefined
}

const everyNeed = [...new Set(Object.values(ruleTraits).flatMap(({ needs }) => needs))]

/** The same facts as when the note is marked ready and signed, as far as this person may see what they rest on. */
async function readFacts(id: string, now: string): Promise<Outcome<RuleFacts>> {
  const [note, preferences] = await Promise.all([
    send('note.read', { id }),
    send('practicePreferences.read', { id: 'default' }),
  ])
  if (!note.ok) return note
  if (!preferences.ok) return preferences
  const parts = await readNoteParts(sendReader, note.value, everyNeed)
  if (!parts.ok) return parts
  const { holidayDates, timezone } = preferences.value
  return succeeded(
    ruleFacts(parts.value, {
      now,
      holidays: holidayDates,
      timezone,
      placeOfService: placeOfServiceIn(preferences.value),
    }),
  )
}
