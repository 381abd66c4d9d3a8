import { useEffect, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { SpeechRule } from '#generated/types/speech-rule.ts'

const none: readonly SpeechRule[] = []

/** So many rules act; the highest of them come first. */
const asked: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  pageSize: 500,
}

const copy = 'speech rules'

/** The rules of speech; kept on this device like the prepared texts, so that they act without a connection. */
export function useSpeechRules(isWanted: boolean): readonly SpeechRule[] {
  const { may } = usePermissions()
  const outbox = useOutbox()
  const [kept, setKept] = useState(none)
  const answer = useAnswer('speechRule.query', isWanted && may('SpeechRule:Read') ? asked : undefined)
  const known = knownOf(answer)?.items
  const isMissed = answer?.ok === false
  useEffect(() => {
    if (!isMissed) return
    // A device that keeps nothing only lacks them without a connection.
    outbox.keptCopy<{ readonly rules: readonly SpeechRule[] }>(copy).then(
      (found) => found && setKept(found.rules),
      () => undefined,
    )
  }, [isMissed, outbox])
  useEffect(() => {
    if (known) outbox.keepCopy(copy, plain({ rules: known })).catch(() => undefined)
  }, [outbox, known])
  return known ?? kept
}
