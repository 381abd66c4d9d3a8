// Generated from schemas/lists/gender-identity.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const genderIdentity: CodedList = {
  name: 'gender-identity',
  title: 'Gender identity',
  description: 'How the person describes their gender.',
  locked: false,
  items: [
    {
      code: 'man',
      display: 'Man',
      mappings: [{ system: 'http://snomed.info/sct', code: '446151000124109' }],
    },
    {
      code: 'woman',
      display: 'Woman',
      mappings: [{ system: 'http://snomed.info/sct', code: '446141000124107' }],
    },
    {
      code: 'trans-man',
      display: 'Transgender man',
      mappings: [{ system: 'http://snomed.info/sct', code: '407377005' }],
    },
    {
      code: 'trans-woman',
      display: 'Transgender woman',
      mappings: [{ system: 'http://snomed.info/sct', code: '407376001' }],
    },
    {
      code: 'nonbinary',
      display: 'Non-binary',
      mappings: [{ system: 'http://snomed.info/sct', code: '33791000087105' }],
    },
    {
      code: 'gender-nonconforming',
      display: 'Gender non-conforming / genderqueer',
      mappings: [{ system: 'http://snomed.info/sct', code: '446131000124102' }],
    },
    { code: 'two-spirit', display: 'Two-Spirit' },
    { code: 'questioning', display: 'Questioning' },
    {
      code: 'other',
      display: 'A different identity (specify)',
      allowText: true,
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'OTH' }],
    },
    {
      code: 'asked-declined',
      display: 'Prefers not to say',
      mappings: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
          code: 'asked-declined',
        },
      ],
    },
    {
      code: 'unknown',
      display: 'Not asked / unknown',
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK' }],
    },
  ],
}
