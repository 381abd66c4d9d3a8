// Generated from schemas/lists/service-category.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const serviceCategory: CodedList = {
  name: 'service-category',
  title: 'Service category',
  spanishTitle: 'Categoría de servicio',
  description: 'Groups services for rules and reports.',
  locked: false,
  open: false,
  items: [
    { code: 'assessment', display: 'Assessment', spanish: 'Evaluación' },
    { code: 'therapy-individual', display: 'Individual therapy', spanish: 'Terapia individual' },
    { code: 'therapy-family', display: 'Family therapy', spanish: 'Terapia familiar' },
    { code: 'therapy-group', display: 'Group therapy', spanish: 'Terapia de grupo' },
    { code: 'crisis', display: 'Crisis', spanish: 'Crisis' },
    { code: 'case-management', display: 'Case management', spanish: 'Gestión de casos' },
    { code: 'medication', display: 'Medication', spanish: 'Medicación' },
    { code: 'nursing', display: 'Nursing', spanish: 'Enfermería' },
    { code: 'rehabilitation', display: 'Rehabilitation', spanish: 'Rehabilitación' },
    { code: 'peer', display: 'Peer', spanish: 'Entre pares' },
    { code: 'residential', display: 'Residential', spanish: 'Residencial' },
    { code: 'testing', display: 'Testing', spanish: 'Pruebas psicológicas' },
    { code: 'care-planning', display: 'Care planning', spanish: 'Planificación de la atención' },
    { code: 'coordination', display: 'Coordination', spanish: 'Coordinación' },
    { code: 'indirect', display: 'Indirect', spanish: 'Indirecto' },
    { code: 'administrative', display: 'Administrative', spanish: 'Administrativo' },
  ],
}
