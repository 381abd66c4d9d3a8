import { Button, Checkbox, MultiSelect } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { SeveralStaff } from '#client/person/choosing/several-staff.tsx'
import { useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { whomOf } from './state/booking-fields.ts'
import type { useBooking } from './state/use-booking.ts'

type Props = { readonly booking: ReturnType<typeof useBooking> }

/** So many people of the staff, and so many rooms and vehicles, may be booked along. */
const most = 12

/** For a booking, what is seldom asked: who else of the staff takes part, which rooms and vehicles are taken too, and whether it repeats. Open where something of it is chosen. */
export function BookingMore({ booking: { form, choices } }: Props): ReactNode {
  const words = useWords()
  const textOf = useAskedText()
  const { mayDo } = usePermissions()
  const { alsoWith, resourceIds, repeats } = form.getValues()
  const [isOpen, setOpen] = useState(alsoWith.length > 0 || resourceIds.length > 0 || repeats)
  const id = useId()
  const Sign = isOpen ? IconChevronUp : IconChevronDown
  return (
    <>
      <Button
        className="booking-more"
        variant="subtle"
        leftSection={<Sign size={14} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {words('scheduling.besides')}
      </Button>
      {isOpen && (
        <div id={id} className="booking-parts">
          <Controller
            control={form.control}
            name="alsoWith"
            render={({ field }) => (
              <SeveralStaff
                title={words('scheduling.also-with')}
                people={field.value}
                most={most}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={form.control}
            name="resourceIds"
            render={({ field }) => (
              <MultiSelect
                label={words('scheduling.also-books')}
                data={choices.resources.map((each) => ({ value: each.id, label: each.display }))}
                value={[...field.value]}
                onChange={field.onChange}
                nothingFoundMessage={textOf(choices.asked.locations)}
                maxValues={most}
                withScrollArea={false}
                classNames={{ options: 'choice-options' }}
                selectFirstOptionOnChange
                openOnFocus={false}
                searchable
              />
            )}
          />
          {mayDo('appointment.repeat') && whomOf(form.watch()) !== 'other' && (
            <Checkbox
              label={words('scheduling.repeats')}
              description={words('scheduling.repeats-hint')}
              {...form.register('repeats')}
            />
          )}
        </div>
      )}
    </>
  )
}
