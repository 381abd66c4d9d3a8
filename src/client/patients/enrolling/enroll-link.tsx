import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'

/** The way to enroll a patient in a program, for whoever may. */
export function EnrollLink({ patientId }: { readonly patientId: string }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  if (!mayDo('episodeOfCare.enroll')) return null
  return <ScreenLink to={enrollPath(patientId)}>{words('enrolling.open')}</ScreenLink>
}

/** Where the dialog that enrolls a patient is open. */
export function enrollPath(patientId: string): string {
  return `/patients/${patientId}/team?enroll=1`
}
