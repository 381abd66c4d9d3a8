// Generated from schemas/lists/signature-refusal-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const signatureRefusalReason: CodedList = {
  name: 'signature-refusal-reason',
  title: 'Reason without signature',
  spanishTitle: 'Motivo de la falta de firma',
  description: 'Why somebody did not sign.',
  locked: false,
  open: false,
  items: [
    { code: 'refused', display: 'Refused', spanish: 'Rechazado' },
    { code: 'unable-physical', display: 'Physically unable', spanish: 'Incapacidad física' },
    { code: 'unable-cognitive', display: 'Cognitively unable', spanish: 'Incapacidad cognitiva' },
    {
      code: 'not-present-telehealth',
      display: 'Not present (telehealth)',
      spanish: 'Ausente (telesalud)',
    },
    { code: 'minor', display: 'Minor', spanish: 'Menor de edad' },
    {
      code: 'guardian-unavailable',
      display: 'Guardian unavailable',
      spanish: 'Tutor no disponible',
    },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
