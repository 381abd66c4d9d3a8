// Generated from schemas/lists/authorization-unit.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const authorizationUnit: CodedList = {
  name: 'authorization-unit',
  title: 'Authorization unit',
  spanishTitle: 'Unidad de autorización',
  description: 'What an authorization counts.',
  locked: true,
  open: false,
  items: [
    { code: 'visit', display: 'Visit', spanish: 'Visita' },
    { code: 'session', display: 'Session', spanish: 'Sesión' },
    {
      code: 'unit15',
      display: '15-minute unit',
      props: { minutes: 15 },
      spanish: 'Unidad de 15 minutos',
    },
    {
      code: 'unit30',
      display: '30-minute unit',
      props: { minutes: 30 },
      spanish: 'Unidad de 30 minutos',
    },
    { code: 'hour', display: 'Hour', props: { minutes: 60 }, spanish: 'Hora' },
    { code: 'day', display: 'Day', spanish: 'Día' },
    { code: 'week', display: 'Week', spanish: 'Semana' },
    { code: 'dollar', display: 'Dollar', spanish: 'Dólar' },
  ],
}
