import type { ReactNode } from 'react'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { AccessReport } from './access-report.tsx'

/** The access tab of a chart: who opened it, when and why. */
export function AccessTab({ patient }: TabProps): ReactNode {
  return <AccessReport patientId={patient.id} />
}
