import { type ReactNode, useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import type { BookingFields } from '#client/scheduling/booking/state/booking-fields.ts'
import { listed } from '#client/scheduling/booking/state/listed.ts'
import type { useBooking } from '#client/scheduling/booking/state/use-booking.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { Group } from '#generated/types/group.ts'
import { ServiceChoice } from './service-choice.tsx'

type Props = { readonly booking: ReturnType<typeof useBooking> }

/** For a meeting: which group, how many belong to it, and for what. Its members and facilitators are expected without being chosen. */
export function WithGroup({ booking: { form, choices, known } }: Props): ReactNode {
  const words = useWords()
  const { group } = choices.meant
  useAsTheGroup(form, group)
  return (
    <>
      <Controller
        control={form.control}
        name="groupId"
        rules={{ required: words('scheduling.group-missing') }}
        render={({ field, fieldState }) => (
          <Choice
            {...field}
            label={words('scheduling.group')}
            data={listed(choices.groups, field.value, known)}
            asked={choices.asked.groups}
            error={fieldState.error?.message}
            description={group && <Expected group={group} />}
            allowDeselect={false}
            searchable
            required
            data-autofocus
          />
        )}
      />
      <ServiceChoice {...{ form, choices, known }} />
    </>
  )
}

function Expected({ group: { members = [], facilitators } }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const count = members.filter(({ status }) => status === 'Active').length
  const who = facilitators.flatMap(({ practitioner }) => practitioner.display ?? []).join('; ')
  return words('scheduling.group-expected', { count, who })
}

/** A group brings its service, its place and, where calendars of others may be kept, its first facilitator; what somebody has chosen already stays. */
function useAsTheGroup(form: UseFormReturn<BookingFields>, group: Group | undefined): void {
  const { may } = usePermissions()
  const mayChoose = may(flags.CanManageAppointments)
  useEffect(() => {
    if (!group) return
    const { serviceId, locationId, ownerId } = form.getValues()
    if (group.service && serviceId === '') form.setValue('serviceId', group.service.id)
    if (group.location && locationId === '') form.setValue('locationId', group.location.id)
    const first = firstOf(group)
    const isTheirs = group.facilitators.some(({ practitioner }) => practitioner.id === ownerId)
    if (!mayChoose || isTheirs || !first) return
    form.setValue('ownerId', first.id)
    form.setValue('ownerLabel', first.display ?? '')
  }, [form, group, mayChoose])
}

function firstOf({ facilitators }: Group) {
  const primary = facilitators.find(({ role }) => role === 'Primary') ?? facilitators[0]
  return primary?.practitioner
}
