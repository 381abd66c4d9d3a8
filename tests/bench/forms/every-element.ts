import type { Definition, Element } from '#shared/forms/definition.ts'
import { addedElements } from './added-elements.ts'

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: `o${index + 1}`, label: `Option ${index + 1}` }))

const inner: readonly Element[] = [
  { id: 'medicine', type: 'String', label: 'Medicine', width: 6, required: true },
  { id: 'since', type: 'Approximate', label: 'Since', width: 4 },
]

/** For the benchmark of forms, one form with every element type in each of its displays: for the eye, for axe and for the keyboard. */
export const everyElement: Definition = {
  elements: [
    {
      id: 'words',
      type: 'Section',
      label: 'Text',
      help: 'Everything that is *typed*.',
      children: [
        {
          id: 'instructions',
          type: 'Instructions',
          label: 'Read first',
          body: 'Ask **slowly**.\n\n- one thing\n- another thing',
          tone: 'Info',
        },
        { id: 'warning', type: 'Instructions', body: 'Call for help when in doubt.', tone: 'Warn' },
        { id: 'name', type: 'String', label: 'Name', required: true, width: 5, help: 'As in the passport.' },
        { id: 'email', type: 'String', label: 'E-mail', display: 'Email', width: 5 },
        { id: 'phone', type: 'String', label: 'Phone', display: 'Phone', width: 4 },
        {
          id: 'ssn',
          type: 'String',
          label: 'Social security number',
          display: 'SocialSecurityNumber',
          width: 3,
        },
        { id: 'postal', type: 'String', label: 'Postal code', display: 'PostalCode', width: 3 },
        { id: 'story', type: 'Text', label: 'What happened', required: true },
        { id: 'site', type: 'Url', label: 'Web site', width: 5 },
        { id: 'code', type: 'Text', label: 'Conditions', display: 'Code', width: 5 },
        { id: 'nicknames', type: 'String', label: 'Nickname', repeats: { max: 4 } },
      ],
    },
    {
      id: 'numbers',
      type: 'Section',
      label: 'Numbers and times',
      children: [
        { id: 'heading', type: 'Heading', label: 'Numbers', level: 2 },
        { id: 'age', type: 'Integer', label: 'Age', validation: { min: 0, max: 120 }, width: 3 },
        { id: 'weight', type: 'Decimal', label: 'Weight', unit: { code: 'kg', label: 'kg' }, width: 3 },
        { id: 'fee', type: 'Decimal', label: 'Fee', display: 'Currency', width: 2 },
        { id: 'share', type: 'Decimal', label: 'Share', display: 'Percentage', width: 2 },
        {
          id: 'pain',
          type: 'Integer',
          label: 'Pain',
          display: 'Slider',
          validation: { min: 0, max: 10 },
          width: 5,
        },
        {
          id: 'rating',
          type: 'Integer',
          label: 'Rating',
          display: 'Stars',
          validation: { max: 5 },
          width: 5,
        },
        { id: 'dose', type: 'Quantity', label: 'Dose', units: [{ code: 'mg' }, { code: 'ml' }], width: 4 },
        {
          id: 'sum',
          type: 'Integer',
          label: 'Pain plus age',
          calculation: { kind: 'Sum', sources: ['pain', 'age'] },
          width: 3,
        },
        { id: 'born', type: 'Date', label: 'Born', width: 3 },
        { id: 'seen', type: 'DateTime', label: 'Seen', width: 5 },
        { id: 'wake', type: 'Time', label: 'Wakes at', width: 2 },
        { id: 'lasted', type: 'Duration', label: 'Lasted', width: 5 },
        { id: 'onset', type: 'Approximate', label: 'Onset', width: 5 },
      ],
    },
    {
      id: 'choices',
      type: 'Section',
      label: 'Choices',
      children: [
        { id: 'smokes', type: 'Boolean', label: 'Smokes', required: true, width: 3 },
        { id: 'agrees', type: 'Boolean', label: 'Agrees to be called', display: 'Checkbox', width: 4 },
        { id: 'urgent', type: 'Boolean', label: 'Urgent', display: 'Switch', width: 3 },
        { id: 'radio', type: 'Choice', label: 'Few options', options: options(4), width: 3 },
        { id: 'select', type: 'Choice', label: 'Some options', options: options(9), width: 3 },
        { id: 'search', type: 'Choice', label: 'Many options', options: options(40), width: 4 },
        { id: 'boxes', type: 'Choice', label: 'Several', multiple: true, options: options(5), width: 3 },
        {
          id: 'chips',
          type: 'Choice',
          label: 'Several as chips',
          multiple: true,
          display: 'Chips',
          options: options(4),
          width: 4,
        },
        {
          id: 'long',
          type: 'Choice',
          label: 'Several of many',
          multiple: true,
          options: options(20),
          width: 3,
        },
        { id: 'open', type: 'OpenChoice', label: 'Language', options: options(4), width: 5 },
        {
          id: 'opens',
          type: 'OpenChoice',
          label: 'Languages',
          multiple: true,
          options: options(3),
          width: 5,
        },
        { id: 'rank', type: 'Ranking', label: 'What matters most', options: options(4) },
        { id: 'state', type: 'UsState', label: 'State of birth', width: 4 },
        { id: 'clinic', type: 'Reference', label: 'Place', types: ['Location'], width: 6 },
      ],
    },
    {
      id: 'groups',
      type: 'Section',
      label: 'People, tables and rows',
      children: [
        { id: 'contact', type: 'ContactPoint', label: 'Best contact' },
        { id: 'home', type: 'Address', label: 'Home' },
        {
          id: 'symptoms',
          type: 'Grid',
          label: 'Symptoms',
          rows: [
            { id: 'sleep', label: 'Sleep' },
            { id: 'mood', label: 'Mood' },
          ],
          columns: [
            { id: 'days', type: 'Integer', label: 'Days' },
            { id: 'worse', type: 'Boolean', label: 'Worse', display: 'Checkbox' },
            { id: 'note', type: 'String', label: 'Remark' },
          ],
        },
        { id: 'medicines', type: 'Repeater', label: 'Medicine', repeats: { max: 5 }, children: inner },
        { id: 'services', type: 'ServiceEvents', label: 'Service' },
        { id: 'file', type: 'Attachment', label: 'Letter' },
        { id: 'consent', type: 'Signature', label: 'I agree to the treatment plan.' },
        {
          id: 'inside',
          type: 'Section',
          label: 'A section inside',
          children: [{ id: 'last', type: 'String', label: 'Last word' }],
        },
      ],
    },
    ...addedElements,
  ],
}
