// Generated from schemas/lists/veteran-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const veteranStatus: CodedList = {
  name: 'veteran-status',
  title: 'Veteran status',
  spanishTitle: 'Condición de veterano',
  description: 'Military service.',
  locked: false,
  open: false,
  items: [
    { code: 'none', display: 'No military service', spanish: 'Sin servicio militar' },
    { code: 'active', display: 'Active duty', spanish: 'Servicio activo' },
    { code: 'reserve', display: 'Reserve', spanish: 'Reserva' },
    { code: 'veteran', display: 'Veteran', spanish: 'Veterano' },
  ],
}
