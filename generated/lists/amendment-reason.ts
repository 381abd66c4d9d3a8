// Generated from schemas/lists/amendment-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const amendmentReason: CodedList = {
  name: 'amendment-reason',
  title: 'Amendment reason',
  spanishTitle: 'Motivo de la enmienda',
  description: 'Why a signed note was amended.',
  locked: false,
  open: false,
  items: [
    { code: 'correction-of-fact', display: 'Correction of fact', spanish: 'Corrección de un dato' },
    { code: 'late-entry', display: 'Late entry', spanish: 'Anotación tardía' },
    {
      code: 'additional-information',
      display: 'Additional information',
      spanish: 'Información adicional',
    },
    { code: 'patient-request', display: 'Patient request', spanish: 'Solicitud del paciente' },
    { code: 'legal', display: 'Legal', spanish: 'Situación legal' },
  ],
}
