import { SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '#client/ui/words.tsx'
import { wheres } from './state/booked-place.ts'
import type { BookingFields } from './state/booking-fields.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  /** Only with a patient is it asked; everything else is at a place of the practice. */
  readonly isOffered: boolean
  /** The choice of that place. */
  readonly children: ReactNode
}

/** For a visit in person: at a place of the practice, at the patient's home, or at an address. */
export function BookingWhere({ form, isOffered, children }: Props): ReactNode {
  const words = useWords()
  const [mode, where] = form.watch(['mode', 'where'])
  if (!isOffered || mode !== 'InPerson') return children
  return (
    <>
      <SegmentedControl
        value={where}
        onChange={(value) => {
          const chosen = wheres.find((each) => each === value)
          if (chosen) form.setValue('where', chosen)
        }}
        data={wheres.map((value) => ({ value, label: words(`scheduling.where-${value}`) }))}
        aria-label={words('scheduling.where')}
      />
      {where === 'PatientHome' && <p className="booking-hint">{words('scheduling.where-home-hint')}</p>}
      {where === 'Practice' && children}
      {where === 'Community' && <AddressFields form={form} />}
    </>
  )
}

function AddressFields({ form }: Pick<Props, 'form'>): ReactNode {
  const words = useWords()
  const required = words('scheduling.address-missing')
  const { errors } = form.formState
  const field = (part: keyof BookingFields['address']) => ({
    label: words(`scheduling.address-${part}`),
    required: true,
    error: errors.address?.[part]?.message,
    ...form.register(`address.${part}`, { required }),
  })
  return (
    <>
      <TextInput {...field('line')} />
      <div className="booking-row">
        <TextInput {...field('city')} />
        <TextInput maxLength={2} {...field('state')} />
        <TextInput inputMode="numeric" maxLength={10} {...field('postalCode')} />
      </div>
    </>
  )
}
