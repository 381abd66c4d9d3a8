// Generated from schemas/lists/engagement.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const engagement: CodedList = {
  name: 'engagement',
  title: 'Engagement',
  description: 'How somebody took part.',
  locked: false,
  items: [
    { code: 'active', display: 'Active' },
    { code: 'attentive', display: 'Attentive' },
    { code: 'minimal', display: 'Minimal' },
    { code: 'resistant', display: 'Resistant' },
    { code: 'disruptive', display: 'Disruptive' },
    { code: 'asleep', display: 'Asleep' },
    { code: 'left-early', display: 'Left early' },
  ],
}
