// Generated from schemas/lists/access-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const accessReason: CodedList = {
  name: 'access-reason',
  title: 'Reason for access',
  spanishTitle: 'Motivo del acceso',
  description: 'Why a record outside of one\'s own patients was opened.',
  locked: false,
  open: false,
  items: [
    {
      code: 'emergency-treatment',
      display: 'Emergency treatment',
      spanish: 'Tratamiento de emergencia',
    },
    { code: 'covering-clinician', display: 'Covering clinician', spanish: 'Clínico suplente' },
    { code: 'supervision', display: 'Supervision', spanish: 'Supervisión' },
    { code: 'quality-review', display: 'Quality review', spanish: 'Revisión de calidad' },
    { code: 'patient-request', display: 'Patient request', spanish: 'Solicitud del paciente' },
    { code: 'legal-request', display: 'Legal request', spanish: 'Solicitud legal' },
    { code: 'billing-issue', display: 'Billing issue', spanish: 'Asunto de facturación' },
    { code: 'technical-support', display: 'Technical support', spanish: 'Soporte técnico' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
