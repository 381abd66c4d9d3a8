import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { isUntold, useMessageWords } from './message-lines.tsx'
import { useHoldMinutes } from './use-hold-minutes.ts'
import type { OfferedTime } from './waiting-address.ts'

/** Offers a time to somebody who waits, or notes the answer, and says what came of it; answers why not. */
export function useOffers(refresh: () => void) {
  const words = useWords()
  const moments = useMoments()
  const minutes = useHoldMinutes()
  const say = useMessageWords()
  return {
    offer: async (row: Appointment, time: OfferedTime): Promise<SeenFailure | undefined> => {
      const { start, end, owner, location } = time
      const asked = { id: row.id, versionId: row.meta.versionId, start, end, owner }
      const outcome = await send('appointment.offerTime', { ...asked, ...(location && { location }) })
      refresh()
      if (!outcome.ok) return outcome.failure
      const told = openOffer(outcome.value)?.messages ?? []
      const held = words('waiting.offered', { when: moments.dayAndTime(start), minutes })
      const rest = isUntold(told) ? [words('waiting.call-instead')] : []
      notify([held, ...told.map(say), ...rest].join(' '))
      return undefined
    },
    answer: async (
      { id }: Appointment,
      answer: 'Accepted' | 'Declined' | 'NoAnswer',
    ): Promise<SeenFailure | undefined> => {
      const outcome = await send('appointment.answerOffer', { id, answer })
      if (!outcome.ok) return outcome.failure
      refresh()
      notify(words(answer === 'Accepted' ? 'waiting.accepted' : 'waiting.freed'))
      return undefined
    },
  }
}
