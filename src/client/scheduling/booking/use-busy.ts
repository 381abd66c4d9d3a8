import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { OperationInput, OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Whose time is asked for: of one practitioner and one room, where they are chosen, from one moment to another. */
type Asked = {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly owner: string | undefined
  readonly location: string | undefined
}

/** For a booking, when people and rooms are busy within a span; undefined while nothing has come, or where nothing can be asked yet. */
export function useBusy({ from, to, owner, location }: Asked) {
  const [answer, setAnswer] = useState<Outcome<OperationReply<'appointment.busy'>>>()
  const input = useMemo((): OperationInput<'appointment.busy'> | undefined => {
    if (from === undefined || to === undefined) return undefined
    return { from, to, ...(owner && { owners: [owner] }), ...(location && { locations: [location] }) }
  }, [from, to, owner, location])
  const [wanted] = useDebouncedValue(input, 200)

  useEffect(() => {
    let isCurrent = true
    setAnswer(undefined)
    if (wanted)
      send('appointment.busy', wanted).then((outcome) => {
        if (isCurrent) setAnswer(outcome)
      })
    return () => {
      isCurrent = false
    }
  }, [wanted])

  const retry = () => {
    if (wanted) send('appointment.busy', wanted).then(setAnswer)
  }
  return { answer, retry }
}
