import { useEffect, useMemo, useState } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { waitingOrder } from '#shared/scheduling/waiting/waiting-order.ts'
import type { OfferedTime } from './waiting-address.ts'

const mostRows = 500
const waitingInput = rowsOf('waitlist')
const pendingInput = rowsOf('pending')

function rowsOf(status: AppointmentStatus): QueryCall {
  return { filters: [{ field: 'status', op: 'eq', value: status }], pageSize: mostRows }
}

/** Who waits, the most urgent first, and whose time is held for an answer; kept fresh while others call and offer. */
export function useWaitlist() {
  useKeptFresh('Appointment')
  const waiting = useAnswer('appointment.query', waitingInput)
  const pending = useAnswer('appointment.query', pendingInput)
  const failed = [waiting, pending].find((each) => each?.ok === false)
  return {
    failure: failed?.ok === false ? failed.failure : undefined,
    isThere: waiting?.ok === true && pending?.ok === true,
    waiting: useMemo(() => (waiting?.ok ? waiting.value.items.toSorted(waitingOrder) : noRows), [waiting]),
    held: pending?.ok ? pending.value.items.filter((row) => openOffer(row)) : noRows,
    isCut: waiting?.ok === true && waiting.value.items.length >= mostRows,
    askAgain: () => {
      askAgain('appointment.query', waitingInput)
      askAgain('appointment.query', pendingInput)
    },
  }
}

const noRows: readonly Appointment[] = []

/** For whom of those who wait a time would do; asked again when somebody has come or gone. */
export function useWaitingFor(time: OfferedTime | undefined, waiting: readonly Appointment[]) {
  const [answer, setAnswer] = useState<Outcome<OperationReply<'appointment.waitingFor'>>>()
  const asked = useMemo(() => {
    if (!time) return undefined
    const { start, end, owner, service, program } = time
    return { start, end, owner, ...(service && { service }), ...(program && { program }) }
  }, [time])
  // biome-ignore lint/correctness/useExhaustiveDependencies: others who wait are another answer
  useEffect(() => {
    let isCurrent = true
    if (asked)
      send('appointment.waitingFor', asked).then((next) => {
        if (isCurrent) setAnswer(next)
      })
    return () => {
      isCurrent = false
    }
  }, [asked, waiting])
  return answer
}
