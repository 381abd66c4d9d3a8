// Generated from schemas/lists/no-show-action.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const noShowAction: CodedList = {
  name: 'no-show-action',
  title: 'No-show action',
  spanishTitle: 'Acción tras la inasistencia',
  description: 'What was done after a missed visit.',
  locked: false,
  open: false,
  items: [
    { code: 'none', display: 'Nothing', spanish: 'Nada' },
    { code: 'call-patient', display: 'Call patient', spanish: 'Llamar al paciente' },
    { code: 'letter', display: 'Letter', spanish: 'Carta' },
    { code: 'reschedule', display: 'Reschedule', spanish: 'Reprogramar' },
    { code: 'welfare-check', display: 'Welfare check', spanish: 'Visita de bienestar' },
    { code: 'notify-prescriber', display: 'Notify prescriber', spanish: 'Avisar al prescriptor' },
    { code: 'notify-referrer', display: 'Notify referrer', spanish: 'Avisar a quien derivó' },
    {
      code: 'close-after-n',
      display: 'Close after several no-shows',
      spanish: 'Cerrar tras varias inasistencias',
    },
  ],
}
