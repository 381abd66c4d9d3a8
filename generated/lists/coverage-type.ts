// Generated from schemas/lists/coverage-type.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const coverageType: CodedList = {
  name: 'coverage-type',
  title: 'Coverage type',
  spanishTitle: 'Tipo de cobertura',
  description: 'Who pays, and by which kind of programme.',
  locked: false,
  open: false,
  items: [
    { code: 'medicaid', display: 'Medicaid', spanish: 'Medicaid' },
    {
      code: 'medicaid-managed',
      display: 'Medicaid managed care',
      spanish: 'Medicaid de atención administrada',
    },
    { code: 'medicare-a', display: 'Medicare Part A', spanish: 'Medicare Parte A' },
    { code: 'medicare-b', display: 'Medicare Part B', spanish: 'Medicare Parte B' },
    { code: 'medicare-advantage', display: 'Medicare Advantage', spanish: 'Medicare Advantage' },
    { code: 'commercial', display: 'Commercial', spanish: 'Comercial' },
    { code: 'tricare', display: 'TRICARE', spanish: 'TRICARE' },
    { code: 'va', display: 'Veterans Affairs', spanish: 'Asuntos de Veteranos' },
    {
      code: 'county-fund',
      display: 'County fund',
      props: { grant: true },
      spanish: 'Fondo del condado',
    },
    {
      code: 'state-grant',
      display: 'State grant',
      props: { grant: true },
      spanish: 'Subvención estatal',
    },
    {
      code: 'block-grant',
      display: 'Block grant',
      props: { grant: true },
      spanish: 'Subvención global',
    },
    {
      code: 'eap',
      display: 'Employee assistance program',
      spanish: 'Programa de ayuda al empleado',
    },
    { code: 'workers-comp', display: 'Workers\' compensation', spanish: 'Compensación laboral' },
    { code: 'auto', display: 'Automobile insurance', spanish: 'Seguro de automóvil' },
    {
      code: 'self-pay-sliding',
      display: 'Self-pay, sliding scale',
      props: { selfPay: true },
      spanish: 'Pago propio, escala variable',
    },
    { code: 'self-pay', display: 'Self-pay', props: { selfPay: true }, spanish: 'Pago propio' },
    {
      code: 'charity',
      display: 'Charity care',
      props: { grant: true },
      spanish: 'Atención caritativa',
    },
  ],
}
