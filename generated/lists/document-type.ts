// Generated from schemas/lists/document-type.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const documentType: CodedList = {
  name: 'document-type',
  title: 'Document type',
  spanishTitle: 'Tipo de documento',
  description: 'What a filed document is.',
  locked: false,
  open: false,
  items: [
    { code: 'assessment', display: 'Assessment', spanish: 'Evaluación' },
    { code: 'care-plan', display: 'Care plan', spanish: 'Plan de atención' },
    { code: 'progress-note', display: 'Progress note', spanish: 'Nota de evolución' },
    { code: 'discharge-summary', display: 'Discharge summary', spanish: 'Resumen de alta' },
    { code: 'consent', display: 'Consent', spanish: 'Consentimiento' },
    { code: 'release', display: 'Release', spanish: 'Divulgación' },
    { code: 'referral', display: 'Referral', spanish: 'Derivación' },
    { code: 'court-order', display: 'Court order', spanish: 'Orden judicial' },
    { code: 'lab', display: 'Laboratory', spanish: 'Laboratorio' },
    { code: 'imaging', display: 'Imaging', spanish: 'Imágenes' },
    { code: 'prescription', display: 'Prescription', spanish: 'Receta' },
    { code: 'school-record', display: 'School record', spanish: 'Expediente escolar' },
    { code: 'insurance-card', display: 'Insurance card', spanish: 'Tarjeta del seguro' },
    { code: 'photo-id', display: 'Photo ID', spanish: 'Identificación con foto' },
    { code: 'correspondence', display: 'Correspondence', spanish: 'Correspondencia' },
    { code: 'advance-directive', display: 'Advance directive', spanish: 'Directiva anticipada' },
    { code: 'outside-record', display: 'Outside record', spanish: 'Registro externo' },
    { code: 'other', display: 'Other', spanish: 'Otro' },
  ],
}
