import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'

/** Plain, without an answer: who the note is about, so that nobody writes into the wrong one. */
export function PatientBannerView({ id }: ViewProps<never>) {
  const words = useWords()
  const { setting } = useFormRoom()
  const { patient } = setting
  return (
    <p id={id} className="form-banner">
      {patient ? [patient.display, patient.birthDate].filter(Boolean).join(' · ') : words('form.no-patient')}
    </p>
  )
}
