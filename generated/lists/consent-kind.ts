// Generated from schemas/lists/consent-kind.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const consentKind: CodedList = {
  name: 'consent-kind',
  title: 'Consent kind',
  spanishTitle: 'Tipo de consentimiento',
  description: 'What a consent is about.',
  locked: false,
  open: false,
  items: [
    { code: 'treatment', display: 'Treatment', spanish: 'Tratamiento' },
    { code: 'telehealth', display: 'Telehealth', spanish: 'Telesalud' },
    { code: 'privacy-notice', display: 'Privacy notice', spanish: 'Aviso de privacidad' },
    {
      code: 'release-of-information',
      display: 'Release of information',
      spanish: 'Divulgación de información',
    },
    {
      code: 'part2-tpo',
      display: 'Part 2: treatment, payment and operations',
      spanish: 'Parte 2: tratamiento, pago y operaciones',
    },
    {
      code: 'part2-specific',
      display: 'Part 2: named recipient',
      spanish: 'Parte 2: destinatario nombrado',
    },
    {
      code: 'part2-intermediary',
      display: 'Part 2: intermediary',
      spanish: 'Parte 2: intermediario',
    },
    {
      code: 'part2-sud-counseling-notes',
      display: 'Part 2: counseling notes',
      spanish: 'Parte 2: notas de consejería',
    },
    {
      code: 'part2-legal-proceeding',
      display: 'Part 2: legal proceeding',
      spanish: 'Parte 2: procedimiento legal',
    },
    {
      code: 'psychotherapy-notes',
      display: 'Psychotherapy notes',
      spanish: 'Notas de psicoterapia',
    },
    { code: 'financial', display: 'Financial', spanish: 'Financiero' },
    { code: 'group-rules', display: 'Group rules', spanish: 'Reglas del grupo' },
    { code: 'medication', display: 'Medication', spanish: 'Medicación' },
    { code: 'research', display: 'Research', spanish: 'Investigación' },
    {
      code: 'recording-ambient',
      display: 'Recording of sessions',
      spanish: 'Grabación de sesiones',
    },
    { code: 'photo-video', display: 'Photo and video', spanish: 'Foto y video' },
    {
      code: 'electronic-communication',
      display: 'Electronic communication',
      spanish: 'Comunicación electrónica',
    },
    { code: 'transport', display: 'Transport', spanish: 'Transporte' },
    { code: 'minor-consent', display: 'Minor consent', spanish: 'Consentimiento de menor' },
    { code: 'advance-directive', display: 'Advance directive', spanish: 'Directiva anticipada' },
    {
      code: 'psychiatric-advance-directive',
      display: 'Psychiatric advance directive',
      spanish: 'Directiva psiquiátrica anticipada',
    },
  ],
}
