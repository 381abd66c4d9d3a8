// Generated from schemas/lists/referral-source.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const referralSource: CodedList = {
  name: 'referral-source',
  title: 'Referral source',
  spanishTitle: 'Fuente de derivación',
  description: 'Where a person came from.',
  locked: false,
  open: false,
  items: [
    { code: 'self', display: 'Self', spanish: 'La propia persona' },
    { code: 'family', display: 'Family', spanish: 'Familia' },
    { code: 'primary-care', display: 'Primary care', spanish: 'Atención primaria' },
    { code: 'hospital', display: 'Hospital', spanish: 'Hospital' },
    {
      code: 'emergency-department',
      display: 'Emergency department',
      spanish: 'Servicio de urgencias',
    },
    { code: 'crisis-line', display: 'Crisis line', spanish: 'Línea de crisis' },
    { code: 'school', display: 'School', spanish: 'Escuela' },
    {
      code: 'court-probation',
      display: 'Court or probation',
      spanish: 'Tribunal o libertad vigilada',
    },
    { code: 'child-welfare', display: 'Child welfare', spanish: 'Protección de menores' },
    {
      code: 'employer-eap',
      display: 'Employer assistance program',
      spanish: 'Programa de asistencia del empleador',
    },
    {
      code: 'other-bh-provider',
      display: 'Other behavioral health provider',
      spanish: 'Otro proveedor de salud conductual',
    },
    { code: 'payer', display: 'Payer', spanish: 'Pagador' },
    { code: 'shelter', display: 'Shelter', spanish: 'Albergue' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
