// Generated from schemas/lists/sex-at-birth.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const sexAtBirth: CodedList = {
  name: 'sex-at-birth',
  title: 'Sex at birth',
  spanishTitle: 'Sexo al nacer',
  description: 'As recorded at birth.',
  locked: false,
  open: false,
  items: [
    { code: 'male', display: 'Male', spanish: 'Masculino' },
    { code: 'female', display: 'Female', spanish: 'Femenino' },
    { code: 'unknown', display: 'Unknown', spanish: 'Desconocido' },
    { code: 'asked-declined', display: 'Prefers not to say', spanish: 'Prefiere no decirlo' },
  ],
}
