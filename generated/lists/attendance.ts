// Generated from schemas/lists/attendance.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const attendance: CodedList = {
  name: 'attendance',
  title: 'Attendance',
  description: 'Whether somebody attended.',
  locked: false,
  items: [
    { code: 'present', display: 'Present' },
    { code: 'late', display: 'Late' },
    { code: 'left-early', display: 'Left early' },
    { code: 'excused', display: 'Excused' },
    { code: 'unexcused', display: 'Unexcused' },
    { code: 'cancelled-by-clinic', display: 'Cancelled by the clinic' },
  ],
}
