import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answers } from '#client/api/answers.ts'
import type { OperationInput } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { askBusyAgain } from '#client/scheduling/booking/use-busy.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** What is kept of a calendar elsewhere: its name and its times. */
export type WantedTimes = Omit<OperationInput<'appointment.importTimes'>, 'owner'>

/** The calendars elsewhere of somebody, and what may be done with them; what is refused stays to be read. */
export function useExternalTimes(owner: string) {
  const words = useWords()
  const queryKey = ['appointment.importedTimes', owner]
  const { data: answer } = useQuery(
    { queryKey, queryFn: () => send('appointment.importedTimes', { owner }) },
    answers,
  )
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const retry = () => void answers.invalidateQueries({ queryKey })
  const ended = (refused: SeenFailure | undefined, said: string) => {
    setBusy(false)
    setFailure(refused)
    retry()
    askBusyAgain()
    if (!refused) notify(said)
    return refused === undefined
  }

  return {
    answer,
    failure,
    isBusy,
    retry,
    take: async (wanted: WantedTimes) => {
      setBusy(true)
      const kept = await send('appointment.importTimes', { owner, ...wanted })
      return kept.ok ? ended(undefined, words('calendars.imported', kept.value)) : ended(kept.failure, '')
    },
    remove: async (calendar: string | undefined) => {
      setBusy(true)
      const gone = await send('appointment.removeImportedTimes', { owner, ...(calendar && { calendar }) })
      return gone.ok
        ? ended(undefined, words('calendars.removed', { count: gone.value.removed }))
        : ended(gone.failure, '')
    },
  }
}
