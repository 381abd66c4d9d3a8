import { useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { BookingFields } from './booking-fields.ts'

type Named = { readonly id: string; readonly name: string }

/**
 * For a booking, the service is that of the patient's last appointment, as long as nobody has chosen another.
 * Answers whether what is chosen is as it was the last time.
 */
export function useLastService(form: UseFormReturn<BookingFields>, services: readonly Named[]): boolean {
  const [patientId, serviceId] = form.watch(['patientId', 'serviceId'])
  const own = useRef('')
  const input = useMemo((): QueryCall | undefined => {
    if (patientId === '') return undefined
    return {
      filters: [
        { field: 'attendees.subject', op: 'eq', value: patientId },
        { field: 'kind', op: 'eq', value: 'Visit' },
      ],
      orderBy: 'start',
      order: 'desc',
      pageSize: 1,
      crossPartition: true,
    }
  }, [patientId])
  const answer = useAnswer('appointment.query', input)
  const last = answer?.ok ? answer.value.items[0]?.serviceType?.id : undefined
  const offered = services.some(({ id }) => id === last) ? last : undefined
  // Another patient who has none leaves nothing of the one before.
  const wanted = patientId !== '' && answer?.ok ? (offered ?? '') : undefined

  useEffect(() => {
    const { serviceId: here } = form.getValues()
    if (wanted === undefined || isBeingChosen() || (here !== '' && here !== own.current)) return
    own.current = wanted
    form.setValue('serviceId', wanted)
  }, [form, wanted])
  return offered !== undefined && serviceId === offered
}

/** Somebody is in the field: nothing is put under the hands of who types there. */
function isBeingChosen(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.dataset.field === 'service'
}
