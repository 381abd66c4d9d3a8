// Generated from schemas/lists/security-label.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const securityLabel: CodedList = {
  name: 'security-label',
  title: 'Security label',
  description: 'How carefully a record is handled.',
  locked: true,
  items: [
    { code: 'N', display: 'Normal', props: { kind: 'confidentiality' } },
    { code: 'R', display: 'Restricted', props: { kind: 'confidentiality' } },
    { code: 'V', display: 'Very restricted', props: { kind: 'confidentiality' } },
    { code: 'SUD', display: 'Substance use record', props: { kind: 'sensitivity' } },
    { code: 'PSYTHPN', display: 'Psychotherapy note', props: { kind: 'sensitivity' } },
    { code: 'HIV', display: 'HIV', props: { kind: 'sensitivity' } },
    { code: 'SDV', display: 'Sexual and domestic violence', props: { kind: 'sensitivity' } },
    { code: 'MST', display: 'Military sexual trauma', props: { kind: 'sensitivity' } },
    { code: 'MH', display: 'Mental health', props: { kind: 'sensitivity' } },
    { code: 'NORDSCLCD', display: 'No redisclosure without consent', props: { kind: 'obligation' } },
  ],
}
