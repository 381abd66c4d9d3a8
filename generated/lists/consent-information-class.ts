// Generated from schemas/lists/consent-information-class.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const consentInformationClass: CodedList = {
  name: 'consent-information-class',
  title: 'Class of information',
  spanishTitle: 'Clase de información',
  description: 'Which information a consent speaks of.',
  locked: false,
  open: false,
  items: [
    {
      code: 'all-bh',
      display: 'All behavioral health records',
      spanish: 'Todos los registros de salud conductual',
    },
    { code: 'attendance', display: 'Attendance', spanish: 'Asistencia' },
    { code: 'diagnosis', display: 'Diagnosis', spanish: 'Diagnóstico' },
    { code: 'medications', display: 'Medications', spanish: 'Medicamentos' },
    { code: 'care-plan', display: 'Care plan', spanish: 'Plan de atención' },
    { code: 'progress-notes', display: 'Progress notes', spanish: 'Notas de evolución' },
    { code: 'discharge-summary', display: 'Discharge summary', spanish: 'Resumen de alta' },
    { code: 'assessments', display: 'Assessments', spanish: 'Evaluaciones' },
    { code: 'test-results', display: 'Test results', spanish: 'Resultados de pruebas' },
    {
      code: 'sud-records',
      display: 'Substance use records',
      spanish: 'Registros de consumo de sustancias',
    },
    {
      code: 'sud-counseling-notes',
      display: 'Substance use counseling notes',
      spanish: 'Notas de consejería por consumo de sustancias',
    },
    {
      code: 'psychotherapy-notes',
      display: 'Psychotherapy notes',
      spanish: 'Notas de psicoterapia',
    },
    { code: 'hiv', display: 'HIV information', spanish: 'Información sobre VIH' },
    { code: 'billing', display: 'Billing', spanish: 'Facturación' },
  ],
}
