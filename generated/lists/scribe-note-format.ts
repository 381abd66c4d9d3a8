// Generated from schemas/lists/scribe-note-format.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const scribeNoteFormat: CodedList = {
  name: 'scribe-note-format',
  title: 'Scribe note format',
  spanishTitle: 'Formato de nota del escriba',
  description: 'The sections of a drafted note, in order.',
  locked: true,
  open: false,
  items: [
    {
      code: 'BIRP',
      display: 'BIRP',
      props: { sections: ['behavior', 'intervention', 'response', 'plan'] },
      spanish: 'BIRP',
    },
    {
      code: 'DAP',
      display: 'DAP',
      props: { sections: ['data', 'assessment', 'plan'] },
      spanish: 'DAP',
    },
    {
      code: 'GIRPP',
      display: 'GIRPP',
      default: true,
      props: { sections: ['goal', 'intervention', 'response', 'progress', 'plan'] },
      spanish: 'GIRPP',
    },
    {
      code: 'SIRP',
      display: 'SIRP',
      props: { sections: ['situation', 'intervention', 'response', 'plan'] },
      spanish: 'SIRP',
    },
    {
      code: 'BehavioralSOAP',
      display: 'Behavioral SOAP',
      props: { sections: ['subjective', 'objective-mental-status', 'assessment', 'plan'] },
      spanish: 'SOAP conductual',
    },
    {
      code: 'PhysicalSOAP',
      display: 'Physical SOAP',
      props: { sections: ['subjective', 'objective-physical', 'assessment', 'plan'] },
      spanish: 'SOAP físico',
    },
    {
      code: 'HP',
      display: 'History and physical',
      props: {
        sections: [
          'chief-complaint',
          'hpi',
          'psychiatric-history',
          'medical-history',
          'medications',
          'allergies',
          'family-history',
          'social-history',
          'substance-use',
          'review-of-systems',
          'mental-status',
          'objective-physical',
          'risk-assessment',
          'assessment',
          'plan',
        ],
      },
      spanish: 'Historia y examen físico',
    },
  ],
}
