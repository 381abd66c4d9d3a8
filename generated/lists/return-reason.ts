// Generated from schemas/lists/return-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const returnReason: CodedList = {
  name: 'return-reason',
  title: 'Return reason',
  spanishTitle: 'Motivo de la devolución',
  description: 'Why a note was returned.',
  locked: false,
  open: false,
  items: [
    {
      code: 'missing-medical-necessity',
      display: 'Missing medical necessity',
      spanish: 'Falta la necesidad médica',
    },
    { code: 'no-link-to-goal', display: 'No link to a goal', spanish: 'Sin enlace a un objetivo' },
    { code: 'wrong-service', display: 'Wrong service', spanish: 'Servicio equivocado' },
    { code: 'wrong-time', display: 'Wrong time', spanish: 'Hora equivocada' },
    { code: 'wrong-diagnosis', display: 'Wrong diagnosis', spanish: 'Diagnóstico equivocado' },
    { code: 'copied-text', display: 'Copied text', spanish: 'Texto copiado' },
    { code: 'wrong-patient', display: 'Wrong patient', spanish: 'Paciente equivocado' },
    { code: 'language', display: 'Language', spanish: 'Idioma' },
    { code: 'incomplete', display: 'Incomplete', spanish: 'Incompleta' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
