// Generated from schemas/lists/consent-kind.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const consentKind: CodedList = {
  name: 'consent-kind',
  title: 'Consent kind',
  description: 'What a consent is about.',
  locked: false,
  items: [
    { code: 'treatment', display: 'Treatment' },
    { code: 'telehealth', display: 'Telehealth' },
    { code: 'privacy-notice', display: 'Privacy notice' },
    { code: 'release-of-information', display: 'Release of information' },
    { code: 'part2-tpo', display: 'Part 2: treatment, payment and operations' },
    { code: 'part2-specific', display: 'Part 2: named recipient' },
    { code: 'part2-intermediary', display: 'Part 2: intermediary' },
    { code: 'part2-sud-counseling-notes', display: 'Part 2: counseling notes' },
    { code: 'part2-legal-proceeding', display: 'Part 2: legal proceeding' },
    { code: 'psychotherapy-notes', display: 'Psychotherapy notes' },
    { code: 'financial', display: 'Financial' },
    { code: 'group-rules', display: 'Group rules' },
    { code: 'medication', display: 'Medication' },
    { code: 'research', display: 'Research' },
    { code: 'recording-ambient', display: 'Recording of sessions' },
    { code: 'photo-video', display: 'Photo and video' },
    { code: 'electronic-communication', display: 'Electronic communication' },
    { code: 'transport', display: 'Transport' },
    { code: 'minor-consent', display: 'Minor consent' },
    { code: 'advance-directive', display: 'Advance directive' },
    { code: 'psychiatric-advance-directive', display: 'Psychiatric advance directive' },
  ],
}
