// Generated from schemas/lists/subscriber-relationship.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const subscriberRelationship: CodedList = {
  name: 'subscriber-relationship',
  title: 'Relationship to the subscriber',
  spanishTitle: 'Relación con el titular',
  description: 'How the patient is related to the subscriber of the policy.',
  locked: true,
  open: false,
  items: [
    {
      code: 'self',
      display: 'Self',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '18' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'self' },
      ],
      spanish: 'La propia persona',
    },
    {
      code: 'spouse',
      display: 'Spouse',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '01' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'spouse' },
      ],
      spanish: 'Cónyuge',
    },
    {
      code: 'child',
      display: 'Child',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '19' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'child' },
      ],
      spanish: 'Hijo o hija',
    },
    {
      code: 'employee',
      display: 'Employee',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '20' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'other' },
      ],
      spanish: 'Empleado',
    },
    {
      code: 'unknown',
      display: 'Unknown',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '21' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'other' },
      ],
      spanish: 'Desconocido',
    },
    {
      code: 'organ-donor',
      display: 'Organ donor',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '39' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'other' },
      ],
      spanish: 'Donante de órganos',
    },
    {
      code: 'cadaver-donor',
      display: 'Cadaver donor',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '40' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'other' },
      ],
      spanish: 'Donante cadavérico',
    },
    {
      code: 'injured',
      display: 'Injured plaintiff / injured party',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '41' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'injured' },
      ],
      spanish: 'Demandante o parte lesionada',
    },
    {
      code: 'life-partner',
      display: 'Life or domestic partner',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: '53' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'common' },
      ],
      spanish: 'Pareja de hecho',
    },
    {
      code: 'parent',
      display: 'Parent',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: 'G8' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'parent' },
      ],
      spanish: 'Elemento superior',
    },
    {
      code: 'other',
      display: 'Other relationship',
      mappings: [
        { system: 'https://x12.org/codes/individual-relationship-codes', code: 'G8' },
        { system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'other' },
      ],
      spanish: 'Otra relación',
    },
    {
      code: 'grandparent',
      display: 'Grandparent',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '04' }],
      spanish: 'Abuelo o abuela',
    },
    {
      code: 'grandchild',
      display: 'Grandchild',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '05' }],
      spanish: 'Nieto o nieta',
    },
    {
      code: 'nephew-niece',
      display: 'Nephew or niece',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '07' }],
      spanish: 'Sobrino o sobrina',
    },
    {
      code: 'foster-child',
      display: 'Foster child',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '10' }],
      spanish: 'Hijo o hija de acogida',
    },
    {
      code: 'ward',
      display: 'Ward',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '15' }],
      spanish: 'Pupilo',
    },
    {
      code: 'stepchild',
      display: 'Stepchild',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '17' }],
      spanish: 'Hijastro o hijastra',
    },
    {
      code: 'handicapped-dependent',
      display: 'Handicapped dependent',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '22' }],
      spanish: 'Dependiente con discapacidad',
    },
    {
      code: 'sponsored-dependent',
      display: 'Sponsored dependent',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '23' }],
      spanish: 'Dependiente patrocinado',
    },
    {
      code: 'minor-dependent-dependent',
      display: 'Dependent of a minor dependent',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '24' }],
      spanish: 'Dependiente de un dependiente menor',
    },
    {
      code: 'significant-other',
      display: 'Significant other',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '29' }],
      spanish: 'Pareja',
    },
    {
      code: 'mother',
      display: 'Mother',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '32' }],
      spanish: 'Madre',
    },
    {
      code: 'father',
      display: 'Father',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '33' }],
      spanish: 'Padre',
    },
    {
      code: 'emancipated-minor',
      display: 'Emancipated minor',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '36' }],
      spanish: 'Menor emancipado',
    },
    {
      code: 'child-no-responsibility',
      display: 'Child where insured has no financial responsibility',
      active: false,
      mappings: [{ system: 'https://x12.org/codes/individual-relationship-codes', code: '43' }],
      spanish: 'Hijo sin responsabilidad económica del asegurado',
    },
  ],
}
