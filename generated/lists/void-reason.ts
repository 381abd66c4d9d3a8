// Generated from schemas/lists/void-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const voidReason: CodedList = {
  name: 'void-reason',
  title: 'Void reason',
  spanishTitle: 'Motivo de la anulación',
  description: 'Why a note was voided.',
  locked: false,
  open: false,
  items: [
    { code: 'wrong-patient', display: 'Wrong patient', spanish: 'Paciente equivocado' },
    { code: 'duplicate', display: 'Duplicate', spanish: 'Duplicado' },
    {
      code: 'wrong-service-date',
      display: 'Wrong service date',
      spanish: 'Fecha de servicio equivocada',
    },
    { code: 'test-entry', display: 'Test entry', spanish: 'Registro de prueba' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
