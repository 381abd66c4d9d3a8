// Generated from schemas/lists/consent-purpose.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const consentPurpose: CodedList = {
  name: 'consent-purpose',
  title: 'Purpose of a consent',
  spanishTitle: 'Finalidad de un consentimiento',
  description: 'What information may be used or disclosed for.',
  locked: false,
  open: false,
  items: [
    { code: 'treatment', display: 'Treatment', spanish: 'Tratamiento' },
    { code: 'payment', display: 'Payment', spanish: 'Pago' },
    {
      code: 'operations',
      display: 'Health care operations',
      spanish: 'Operaciones de atención médica',
    },
    {
      code: 'tpo',
      display: 'Treatment, payment and operations',
      spanish: 'Tratamiento, pago y operaciones',
    },
    { code: 'legal', display: 'Legal matters', spanish: 'Asuntos legales' },
    {
      code: 'disability-benefits',
      display: 'Disability benefits',
      spanish: 'Prestaciones por discapacidad',
    },
    { code: 'school', display: 'School', spanish: 'Escuela' },
    { code: 'employment', display: 'Employment', spanish: 'Empleo' },
    {
      code: 'family-involvement',
      display: 'Involvement of the family',
      spanish: 'Participación de la familia',
    },
    { code: 'research', display: 'Research', spanish: 'Investigación' },
    {
      code: 'patient-request',
      display: 'Request of the patient',
      spanish: 'Solicitud del paciente',
    },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
