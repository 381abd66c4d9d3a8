// Generated from schemas/lists/intervention.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const intervention: CodedList = {
  name: 'intervention',
  title: 'Intervention',
  spanishTitle: 'Intervención',
  description: 'What the clinician did.',
  locked: false,
  open: false,
  items: [
    {
      code: 'cbt',
      display: 'Cognitive behavioral therapy',
      spanish: 'Terapia cognitivo-conductual',
    },
    {
      code: 'dbt-skills',
      display: 'DBT skills',
      spanish: 'Habilidades de terapia dialéctica conductual',
    },
    {
      code: 'motivational-interviewing',
      display: 'Motivational interviewing',
      spanish: 'Entrevista motivacional',
    },
    { code: 'psychoeducation', display: 'Psychoeducation', spanish: 'Psicoeducación' },
    { code: 'supportive', display: 'Supportive', spanish: 'De apoyo' },
    { code: 'trauma-focused', display: 'Trauma focused', spanish: 'Centrada en el trauma' },
    { code: 'exposure', display: 'Exposure', spanish: 'Exposición' },
    { code: 'problem-solving', display: 'Problem solving', spanish: 'Resolución de problemas' },
    { code: 'solution-focused', display: 'Solution focused', spanish: 'Centrada en soluciones' },
    { code: 'family-systems', display: 'Family systems', spanish: 'Sistemas familiares' },
    { code: 'play', display: 'Play therapy', spanish: 'Terapia de juego' },
    { code: 'relapse-prevention', display: 'Relapse prevention', spanish: 'Prevención de recaídas' },
    {
      code: 'contingency-management',
      display: 'Contingency management',
      spanish: 'Manejo de contingencias',
    },
    { code: 'skills-training', display: 'Skills training', spanish: 'Entrenamiento en habilidades' },
    { code: 'case-management', display: 'Case management', spanish: 'Gestión de casos' },
    {
      code: 'crisis-intervention',
      display: 'Crisis intervention',
      spanish: 'Intervención en crisis',
    },
    {
      code: 'medication-education',
      display: 'Medication education',
      spanish: 'Educación sobre la medicación',
    },
    { code: 'peer-support', display: 'Peer support', spanish: 'Apoyo entre pares' },
    { code: 'mindfulness', display: 'Mindfulness', spanish: 'Atención plena' },
    {
      code: 'safety-planning',
      display: 'Safety planning',
      spanish: 'Planificación de la seguridad',
    },
    {
      code: 'care-coordination',
      display: 'Care coordination',
      spanish: 'Coordinación de la atención',
    },
    {
      code: 'behavioural-activation',
      display: 'Behavioral activation',
      spanish: 'Activación conductual',
    },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
