// Generated from schemas/lists/discharge-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const dischargeReason: CodedList = {
  name: 'discharge-reason',
  title: 'Discharge reason',
  spanishTitle: 'Motivo del alta',
  description: 'Why an enrollment ended.',
  locked: false,
  open: false,
  items: [
    { code: 'goals-met', display: 'Goals met', spanish: 'Objetivos cumplidos' },
    {
      code: 'transferred-higher-level',
      display: 'Transferred to a higher level of care',
      spanish: 'Traslado a un nivel de atención mayor',
    },
    {
      code: 'transferred-lower-level',
      display: 'Transferred to a lower level of care',
      spanish: 'Traslado a un nivel de atención menor',
    },
    {
      code: 'transferred-other-provider',
      display: 'Transferred to another provider',
      spanish: 'Traslado a otro proveedor',
    },
    { code: 'patient-withdrew', display: 'Patient withdrew', spanish: 'El paciente se retiró' },
    { code: 'lost-contact', display: 'Contact lost', spanish: 'Contacto perdido' },
    { code: 'moved', display: 'Moved', spanish: 'Se mudó' },
    { code: 'non-attendance', display: 'Did not attend', spanish: 'No asistió' },
    { code: 'administrative', display: 'Administrative', spanish: 'Administrativo' },
    { code: 'incarcerated', display: 'Incarcerated', spanish: 'Encarcelado' },
    { code: 'deceased', display: 'Deceased', spanish: 'Fallecido' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
