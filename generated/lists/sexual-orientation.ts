// Generated from schemas/lists/sexual-orientation.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const sexualOrientation: CodedList = {
  name: 'sexual-orientation',
  title: 'Sexual orientation',
  description: 'How the person describes their orientation.',
  locked: false,
  items: [
    {
      code: 'straight',
      display: 'Straight / heterosexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '20430005' }],
    },
    {
      code: 'lesbian-gay',
      display: 'Lesbian, gay or homosexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '38628009' }],
    },
    {
      code: 'bisexual',
      display: 'Bisexual',
      mappings: [{ system: 'http://snomed.info/sct', code: '42035005' }],
    },
    { code: 'queer', display: 'Queer' },
    { code: 'pansexual', display: 'Pansexual' },
    { code: 'asexual', display: 'Asexual' },
    { code: 'questioning', display: 'Questioning' },
    {
      code: 'other',
      display: 'Something else (specify)',
      allowText: true,
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'OTH' }],
    },
    {
      code: 'asked-declined',
      display: 'Prefers not to say',
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'ASKU' }],
    },
    {
      code: 'unknown',
      display: 'Not asked / unknown',
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK' }],
    },
  ],
}
