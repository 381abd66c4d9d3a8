import type { Element } from '#shared/forms/definition.ts'

/** For the benchmark of forms: layout, embedded forms, data and clinical types: each one once. */
export const addedElements: readonly Element[] = [
  {
    id: 'layout',
    type: 'Section',
    label: 'Layout and display',
    children: [
      { id: 'banner', type: 'PatientBanner' },
      {
        id: 'beside',
        type: 'Columns',
        children: [
          { id: 'left', type: 'String', label: 'Left' },
          { id: 'right', type: 'String', label: 'Right' },
        ],
      },
      { id: 'line', type: 'Divider' },
      {
        id: 'sheets',
        type: 'Tabs',
        label: 'Sheets',
        children: [
          {
            id: 'sheet-1',
            type: 'Section',
            label: 'First sheet',
            children: [{ id: 'first-word', type: 'String', label: 'First word' }],
          },
          {
            id: 'sheet-2',
            type: 'Section',
            label: 'Second sheet',
            children: [{ id: 'second-word', type: 'String', label: 'Second word' }],
          },
        ],
      },
      { id: 'former', type: 'LastValue', label: 'Mood last time', of: 'mood' },
      { id: 'course', type: 'Trend', label: 'PHQ-9', shortName: 'PHQ-9' },
      { id: 'new-page', type: 'PageBreak' },
    ],
  },
  {
    id: 'data',
    type: 'Section',
    label: 'More answers',
    children: [
      { id: 'person', type: 'HumanName', label: 'Name of the parent' },
      { id: 'worker', type: 'Practitioner', label: 'Case manager', width: 5 },
      { id: 'relative', type: 'RelatedPersonPicker', label: 'Relative', width: 5 },
      { id: 'branch', type: 'LocationPicker', label: 'Site', width: 5 },
      { id: 'school', type: 'OrganizationPicker', label: 'School', width: 5 },
      {
        id: 'distress',
        type: 'Scale',
        label: 'Distress',
        validation: { min: 0, max: 100 },
        anchors: [
          { value: 0, label: 'none' },
          { value: 100, label: 'the worst' },
        ],
      },
      {
        id: 'doubled',
        type: 'Calculated',
        label: 'Twice the distress',
        calculation: { kind: 'Multiply', sources: ['distress', 2] },
      },
      {
        id: 'graded',
        type: 'Score',
        label: 'Grade of distress',
        calculation: { kind: 'Sum', sources: ['distress'] },
        bands: [
          { min: 0, max: 49, label: 'Mild', severity: 'Info' },
          { min: 50, max: 100, label: 'Severe', severity: 'Critical' },
        ],
      },
      { id: 'agreed', type: 'Consent', label: 'Telehealth', body: 'I agree to be *seen by video*.' },
      { id: 'clock', type: 'Timer', label: 'Time on the phone' },
      { id: 'picture', type: 'Image', label: 'Picture' },
      { id: 'sketch', type: 'Drawing', label: 'Family drawing' },
      { id: 'body', type: 'BodyMap', label: 'Where it hurts' },
      {
        id: 'measure',
        type: 'Instrument',
        label: 'Measure',
        questionnaire: { id: '0192f3a4-0000-7000-8000-000000000002', resourceType: 'Questionnaire' },
      },
      {
        id: 'embedded',
        type: 'Subform',
        label: 'Embedded form',
        form: { id: '0192f3a4-0000-7000-8000-000000000003', resourceType: 'Form' },
      },
    ],
  },
  {
    id: 'clinical',
    type: 'Section',
    label: 'From the chart',
    children: [
      { id: 'diagnoses', type: 'Diagnosis', label: 'Diagnosis' },
      { id: 'problems', type: 'Problems', label: 'Problem' },
      { id: 'goals', type: 'Goals', label: 'Goal' },
      { id: 'did', type: 'Interventions', label: 'Interventions' },
      { id: 'taken', type: 'Medications', label: 'Medication' },
      { id: 'reactions', type: 'Allergies', label: 'Allergy' },
      { id: 'vitals', type: 'VitalSigns', label: 'Vital signs' },
      { id: 'mental', type: 'MentalStatus', label: 'Mental status' },
      { id: 'risk', type: 'Risk', label: 'Risk' },
      { id: 'safety', type: 'SafetyPlan', label: 'Safety plan' },
      { id: 'use', type: 'SubstanceUse', label: 'Substance' },
      { id: 'present', type: 'Participants', label: 'Participant' },
    ],
  },
  {
    id: 'session',
    type: 'Section',
    label: 'About the session',
    children: [
      { id: 'lasting', type: 'SessionTime', label: 'Session time' },
      { id: 'place', type: 'PlaceOfService', label: 'Place of service', width: 5 },
      { id: 'programme', type: 'Program', label: 'Program', width: 5 },
      { id: 'given', type: 'Service', label: 'Service given', width: 5 },
      { id: 'enrolment', type: 'Episode', label: 'Enrollment', width: 5 },
      { id: 'where', type: 'Location', label: 'Location', width: 5 },
      { id: 'next', type: 'NextAppointment', label: 'Next appointment' },
    ],
  },
]
