// Generated from schemas/lists/living-arrangement.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const livingArrangement: CodedList = {
  name: 'living-arrangement',
  title: 'Living arrangement',
  spanishTitle: 'Situación de vivienda',
  description: 'Where a person lives.',
  locked: false,
  open: false,
  items: [
    { code: 'own-home', display: 'Own home', spanish: 'Vivienda propia' },
    { code: 'with-family', display: 'With family', spanish: 'Con la familia' },
    { code: 'supported-housing', display: 'Supported housing', spanish: 'Vivienda con apoyo' },
    { code: 'group-home', display: 'Group home', spanish: 'Hogar grupal' },
    {
      code: 'residential-treatment',
      display: 'Residential treatment',
      spanish: 'Tratamiento residencial',
    },
    { code: 'foster', display: 'Foster', spanish: 'Hogar de acogida' },
    { code: 'shelter', display: 'Shelter', spanish: 'Albergue' },
    { code: 'unsheltered', display: 'Unsheltered', spanish: 'Sin techo' },
    { code: 'correctional', display: 'Correctional', spanish: 'Centro penitenciario' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
