// Generated from schemas/lists/gender-identity.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const genderIdentity: CodedList = {
  name: 'gender-identity',
  title: 'Gender identity',
  spanishTitle: 'Identidad de género',
  description: 'How the person describes their gender.',
  locked: false,
  open: false,
  items: [
    {
      code: 'man',
      display: 'Man',
      mappings: [{ system: 'http://snomed.info/sct', code: '446151000124109' }],
      spanish: 'Hombre',
    },
    {
      code: 'woman',
      display: 'Woman',
      mappings: [{ system: 'http://snomed.info/sct', code: '446141000124107' }],
      spanish: 'Mujer',
    },
    {
      code: 'trans-man',
      display: 'Transgender man',
      mappings: [{ system: 'http://snomed.info/sct', code: '407377005' }],
      spanish: 'Hombre transgénero',
    },
    {
      code: 'trans-woman',
      display: 'Transgender woman',
      mappings: [{ system: 'http://snomed.info/sct', code: '407376001' }],
      spanish: 'Mujer transgénero',
    },
    {
      code: 'nonbinary',
      display: 'Non-binary',
      mappings: [{ system: 'http://snomed.info/sct', code: '33791000087105' }],
      spanish: 'No binario',
    },
    {
      code: 'gender-nonconforming',
      display: 'Gender non-conforming / genderqueer',
      mappings: [{ system: 'http://snomed.info/sct', code: '446131000124102' }],
      spanish: 'Género no conforme / genderqueer',
    },
    { code: 'two-spirit', display: 'Two-Spirit', spanish: 'Dos espíritus' },
    { code: 'questioning', display: 'Questioning', spanish: 'En exploración' },
    {
      code: 'other',
      display: 'A different identity (specify)',
      allowText: true,
      mappings: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'OTH' }],
      spanish: 'Otra identidad (especifique)',
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
