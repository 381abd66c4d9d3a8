// Generated from schemas/lists/vital-sign.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const vitalSign: CodedList = {
  name: 'vital-sign',
  title: 'Vital sign',
  description: 'Measurements with their LOINC codes and usual units.',
  locked: true,
  open: false,
  items: [
    {
      code: 'bp-systolic',
      display: 'Systolic blood pressure',
      mappings: [{ system: 'http://loinc.org', code: '8480-6' }],
      props: { unit: 'mm[Hg]' },
      spanish: 'Presión arterial sistólica',
    },
    {
      code: 'bp-diastolic',
      display: 'Diastolic blood pressure',
      mappings: [{ system: 'http://loinc.org', code: '8462-4' }],
      props: { unit: 'mm[Hg]' },
      spanish: 'Presión arterial diastólica',
    },
    {
      code: 'pulse',
      display: 'Pulse',
      mappings: [{ system: 'http://loinc.org', code: '8867-4' }],
      props: { unit: '/min' },
      spanish: 'Pulso',
    },
    {
      code: 'respiration',
      display: 'Respiration',
      mappings: [{ system: 'http://loinc.org', code: '9279-1' }],
      props: { unit: '/min' },
      spanish: 'Respiración',
    },
    {
      code: 'temperature',
      display: 'Temperature',
      mappings: [{ system: 'http://loinc.org', code: '8310-5' }],
      props: { unit: 'Cel' },
      spanish: 'Temperatura',
    },
    {
      code: 'height',
      display: 'Height',
      mappings: [{ system: 'http://loinc.org', code: '8302-2' }],
      props: { unit: 'cm' },
      spanish: 'Estatura',
    },
    {
      code: 'weight',
      display: 'Weight',
      mappings: [{ system: 'http://loinc.org', code: '29463-7' }],
      props: { unit: 'kg' },
      spanish: 'Peso',
    },
    {
      code: 'bmi',
      display: 'Body mass index',
      mappings: [{ system: 'http://loinc.org', code: '39156-5' }],
      props: { unit: 'kg/m2' },
      spanish: 'Índice de masa corporal',
    },
    {
      code: 'spo2',
      display: 'Oxygen saturation',
      mappings: [{ system: 'http://loinc.org', code: '59408-5' }],
      props: { unit: '%' },
      spanish: 'Saturación de oxígeno',
    },
    {
      code: 'pain',
      display: 'Pain',
      mappings: [{ system: 'http://loinc.org', code: '72514-3' }],
      props: { unit: '{score}' },
      spanish: 'Dolor',
    },
    {
      code: 'waist',
      display: 'Waist',
      mappings: [{ system: 'http://loinc.org', code: '8280-0' }],
      props: { unit: 'cm' },
      spanish: 'Cintura',
    },
  ],
}
