import type { ReactNode } from 'react'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import { AccessReport } from './access-report.tsx'

/** Who opened a patient's record, for whoever reviews that and may not open the record: a screen without a name. */
export function AccessScreen({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  return (
    <Page title={words('patients.access')}>
      <AccessReport patientId={id} />
    </Page>
  )
}
