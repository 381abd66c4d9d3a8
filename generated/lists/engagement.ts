// Generated from schemas/lists/engagement.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const engagement: CodedList = {
  name: 'engagement',
  title: 'Engagement',
  spanishTitle: 'Participación activa',
  description: 'How somebody took part.',
  locked: false,
  open: false,
  items: [
    { code: 'active', display: 'Active', spanish: 'Activo' },
    { code: 'attentive', display: 'Attentive', spanish: 'Atento' },
    { code: 'minimal', display: 'Minimal', spanish: 'Mínima' },
    { code: 'resistant', display: 'Resistant', spanish: 'Resistente' },
    { code: 'disruptive', display: 'Disruptive', spanish: 'Perturbador' },
    { code: 'asleep', display: 'Asleep', spanish: 'Dormido' },
    { code: 'left-early', display: 'Left early', spanish: 'Se fue antes' },
  ],
}
