// Generated from schemas/lists/holiday-calendar.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const holidayCalendar: CodedList = {
  name: 'holiday-calendar',
  title: 'Holiday calendar',
  spanishTitle: 'Calendario de feriados',
  description: 'Calendars whose days a practice may keep beside its own.',
  locked: false,
  open: false,
  items: [
    {
      code: 'us-federal',
      display: 'US federal holidays',
      props: { computed: true },
      spanish: 'Feriados federales de EE. UU.',
    },
  ],
}
