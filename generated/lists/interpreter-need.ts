// Generated from schemas/lists/interpreter-need.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const interpreterNeed: CodedList = {
  name: 'interpreter-need',
  title: 'Interpreter',
  spanishTitle: 'Intérprete',
  description: 'Whether an interpreter is needed.',
  locked: false,
  open: false,
  items: [
    { code: 'none', display: 'No interpreter', spanish: 'Sin intérprete' },
    { code: 'spoken', display: 'Spoken language', spanish: 'Lengua hablada' },
    { code: 'sign', display: 'Sign language', spanish: 'Lengua de señas' },
    { code: 'written-support', display: 'Written support', spanish: 'Apoyo por escrito' },
  ],
}
