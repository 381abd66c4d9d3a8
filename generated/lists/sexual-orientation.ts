// Generated from schemas/lists/sexual-orientation.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const sexualOrientation: CodedList = {
  name: 'sexual-orientation',
  title: 'Sexual orientation',
  spanishTitle: 'Orientación sexual',
  description: 'How the person describes their orientation.',
  locked: false,
  open: false,
  items: [
    {
      code: 'straight',
      display: 'Straight / heterosexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '20430005' }],
      spanish: 'Heterosexual',
    },
    {
      code: 'lesbian-gay',
      display: 'Lesbian, gay or homosexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '38628009' }],
      spanish: 'Lesbiana, gay u homosexual',
    },
    {
      code: 'bisexual',
      display: 'Bisexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '42035005' }],
      spanish: 'Bisexual',
    },
    { code: 'queer', display: 'Queer', spanish: 'Queer' },
    { code: 'pansexual', display: 'Pansexual', spanish: 'Pansexual' },
    { code: 'asexual', display: 'Asexual', spanish: 'Asexual' },
    { code: 'questioning', display: 'Questioning', spanish: 'En exploración' },
    {
      code: 'other',
      display: 'Something else (specify)',
      allowText: true,
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'OTH' }],
      spanish: 'Otra cosa (especifique)',
    },
    {
      code: 'asked-declined',
      display: 'Prefers not to say',
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'ASKU' }],
      spanish: 'Prefiere no decirlo',
    },
    {
      code: 'unknown',
      display: 'Not asked / unknown',
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK' }],
      spanish: 'No se preguntó / desconocido',
    },
  ],
}
