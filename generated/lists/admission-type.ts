// Generated from schemas/lists/admission-type.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const admissionType: CodedList = {
  name: 'admission-type',
  title: 'Admission type',
  spanishTitle: 'Tipo de ingreso',
  description: 'How an enrollment began.',
  locked: false,
  open: false,
  items: [
    { code: 'new', display: 'New', spanish: 'Nuevo' },
    { code: 're-admission', display: 'Readmission', spanish: 'Reingreso' },
    {
      code: 'transfer-in',
      display: 'Transfer from elsewhere',
      spanish: 'Traslado desde otro lugar',
    },
    { code: 'crisis', display: 'Crisis', spanish: 'Crisis' },
  ],
}
