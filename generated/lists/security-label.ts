// Generated from schemas/lists/security-label.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const securityLabel: CodedList = {
  name: 'security-label',
  title: 'Security label',
  spanishTitle: 'Etiqueta de seguridad',
  description: 'How carefully a record is handled.',
  locked: true,
  open: false,
  items: [
    { code: 'N', display: 'Normal', props: { kind: 'confidentiality' }, spanish: 'Normal' },
    { code: 'R', display: 'Restricted', props: { kind: 'confidentiality' }, spanish: 'Restringido' },
    {
      code: 'V',
      display: 'Very restricted',
      props: { kind: 'confidentiality' },
      spanish: 'Muy restringido',
    },
    {
      code: 'SUD',
      display: 'Substance use record',
      props: { kind: 'sensitivity' },
      spanish: 'Registro de consumo de sustancias',
    },
    {
      code: 'PSYTHPN',
      display: 'Psychotherapy note',
      props: { kind: 'sensitivity' },
      spanish: 'Nota de psicoterapia',
    },
    { code: 'HIV', display: 'HIV', props: { kind: 'sensitivity' }, spanish: 'VIH' },
    {
      code: 'SDV',
      display: 'Sexual and domestic violence',
      props: { kind: 'sensitivity' },
      spanish: 'Violencia sexual y doméstica',
    },
    {
      code: 'MST',
      display: 'Military sexual trauma',
      props: { kind: 'sensitivity' },
      spanish: 'Trauma sexual militar',
    },
    {
      code: 'MH',
      display: 'Mental health',
      props: { kind: 'sensitivity' },
      spanish: 'Salud mental',
    },
    {
      code: 'NORDSCLCD',
      display: 'No redisclosure without consent',
      props: { kind: 'obligation' },
      spanish: 'Sin redivulgación sin consentimiento',
    },
  ],
}
