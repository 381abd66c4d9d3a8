import { useEffect, useMemo, useState } from 'react'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { Priority } from '#generated/enumerations/priority.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { waitingOrder } from '#shared/scheduling/waiting/waiting-order.ts'
import type { OfferedTime } from './waiting-address.ts'

const mostRows = 500
const urgent: readonly Priority[] = ['Urgent', 'High']
const urgentInput = rowsOf('waitlist', [{ field: 'waitlist.priority', op: 'in', value: urgent }])
const waitingInput = rowsOf('waitlist')
const pendingInput = rowsOf('pending')

/** Who waits longest comes first, so that a long list leaves out whoever came last. */
function rowsOf(status: AppointmentStatus, more: NonNullable<QueryCall['filters']> = []): QueryCall {
  const filters = [{ field: 'status', op: 'eq' as const, value: status }, ...more]
  return { filters, orderBy: 'waitlist.since', pageSize: mostRows }
}

/** Who waits, the most urgent first, and whose time is held for an answer; kept fresh while others call and offer. */
export function useWaitlist() {
  useKeptFresh('Appointment')
  const first = useAnswer('appointment.query', urgentInput)
  const waiting = useAnswer('appointment.query', waitingInput)
  const pending = useAnswer('appointment.query', pendingInput)
  const failed = [first, waiting, pending].find((each) => each?.ok === false)
  const rows = useMemo(
    () => (first?.ok && waiting?.ok ? inOrder([...first.value.items, ...waiting.value.items]) : noRows),
    [first, waiting],
  )
  return {
    failure: failed?.ok === false ? failed.failure : undefined,
    isThere: first?.ok === true && waiting?.ok === true && pending?.ok === true,
    waiting: rows,
    held: pending?.ok ? pending.value.items.filter((row) => openOffer(row)) : noRows,
    isCut: waiting?.ok === true && waiting.value.items.length >= mostRows,
    askAgain: () => {
      askAgain('appointment.query', urgentInput)
      askAgain('appointment.query', waitingInput)
      askAgain('appointment.query', pendingInput)
    },
  }
}

const noRows: readonly Appointment[] = []

/** Who is urgent is in both answers where the list is short. */
function inOrder(rows: readonly Appointment[]): readonly Appointment[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(waitingOrder)
}

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
