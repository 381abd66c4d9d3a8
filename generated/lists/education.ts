// Generated from schemas/lists/education.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const education: CodedList = {
  name: 'education',
  title: 'Education',
  spanishTitle: 'Educación',
  description: 'The highest level reached.',
  locked: false,
  open: false,
  items: [
    { code: 'none', display: 'No schooling', spanish: 'Sin escolaridad' },
    { code: 'elementary', display: 'Elementary school', spanish: 'Escuela primaria' },
    { code: 'some-high-school', display: 'Some high school', spanish: 'Secundaria incompleta' },
    {
      code: 'high-school',
      display: 'High school diploma or GED',
      spanish: 'Diploma de secundaria o GED',
    },
    {
      code: 'some-college',
      display: 'Some college',
      spanish: 'Estudios universitarios incompletos',
    },
    { code: 'associate', display: 'Associate degree', spanish: 'Título de asociado' },
    { code: 'bachelor', display: 'Bachelor\'s degree', spanish: 'Licenciatura' },
    { code: 'graduate', display: 'Graduate degree', spanish: 'Posgrado' },
    { code: 'vocational', display: 'Vocational training', spanish: 'Formación profesional' },
    { code: 'unknown', display: 'Unknown', spanish: 'Desconocido' },
  ],
}
