import type { Answers } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'

/** For the journey over all options of elements: a value of one option that must make a difference, on an element as it needs to be for that. */
export type OptionSample = {
  readonly value: unknown
  /** What the element is besides. */
  readonly on?: Partial<Element>
  /** Other questions that it reads. */
  readonly beside?: readonly Element[]
  readonly given?: Answers
}

const options = [
  { code: 'b', label: 'Beta', score: 1 },
  { code: 'a', label: 'Alpha', score: 2 },
]
const source: Element = { id: 'source', type: 'Integer', label: 'Source' }
const empty: Element = { id: 'empty', type: 'Integer', label: 'Empty' }
const inner: Element = { id: 'inner', type: 'String', label: 'Inner question' }
const sum = { kind: 'Sum', sources: ['source', 'empty'] } as const
const third = { kind: 'Multiply', sources: ['source', 0.35] } as const
const ofSources = { beside: [source, empty], given: { source: 7 } }
const kilograms = { code: 'kg', label: 'kg' }
const slid = { display: 'Slider' } as const
const ends = { minLabel: { value: 'none', on: slid }, maxLabel: { value: 'all', on: slid } }

/** By type and option. */
const ofTypes: { readonly [key: string]: OptionSample } = {
  'Attachment.contentTypes': { value: ['application/pdf'] },
  'Attachment.maxFiles': { value: 2 },
  'Boolean.checkboxFalse': { value: true, on: { display: 'Checkbox' }, given: { it: false } },
  'Calculated.unit': { value: kilograms, on: { calculation: sum }, ...ofSources },
  'Choice.options': { value: options },
  'Boolean.display=YesNo': { value: 'YesNo', on: { display: 'Switch' } },
  'Calculated.decimals': { value: 1, on: { calculation: third }, ...ofSources },
  'Choice.display=Checkboxes': { value: 'Checkboxes', on: { multiple: true, display: 'Chips', options } },
  'Choice.display=Chips': { value: 'Chips', on: { multiple: true, options } },
  'Choice.display=Radio': { value: 'Radio', on: { display: 'Dropdown', options } },
  'Choice.codedList': { value: 'place-of-service', on: { options: [] } },
  'Choice.multiple': { value: true, on: { options } },
  'Choice.optionOrder': { value: 'Alphabetical', on: { options } },
  'ContactPoint.display=Phone': { value: 'Phone', on: { display: 'Email' } },
  'Columns.children': { value: [inner] },
  'Consent.body': { value: 'Other words.' },
  'ContactPoint.systems': { value: ['email'] },
  'Decimal.decimals': { value: 1, given: { it: 1.25 } },
  'Decimal.fraction': { value: true, on: { display: 'Percentage' }, given: { it: 0.25 } },
  'Decimal.display=Currency': { value: 'Currency', given: { it: 5 } },
  'Decimal.display=Percentage': { value: 'Percentage', given: { it: 5 } },
  'Decimal.unit': { value: { code: '[lb_av]', label: 'lb' } },
  'Decimal.step': { value: 5, on: slid },
  'Decimal.minLabel': ends.minLabel,
  'Decimal.maxLabel': ends.maxLabel,
  'Grid.display=Matrix': {
    value: 'Matrix',
    on: {
      rows: [{ id: 'sleep', label: 'Sleep' }],
      columns: [
        { id: 'never', type: 'Boolean', label: 'Never' },
        { id: 'often', type: 'Boolean', label: 'Often' },
      ],
    },
  },
  'Grid.rows': { value: [{ id: 'other', label: 'Other row' }] },
  'Grid.columns': { value: [inner] },
  'Grid.freeRows': { value: true },
  'Grid.addLabel': { value: 'One more row', on: { freeRows: true } },
  'Heading.level': { value: 4 },
  'Instructions.body': { value: 'Other words.' },
  'Instructions.bodyId': { value: 'form.yes' },
  'Instructions.image': { value: { address: 'data:image/png;base64,iVBORw0KGgo=', shows: 'A boat' } },
  'Instructions.tone': { value: 'Warn' },
  'Integer.unit': { value: kilograms },
  'Integer.display=Currency': { value: 'Currency', given: { it: 5 } },
  'Integer.step': { value: 5, on: slid },
  'Integer.minLabel': ends.minLabel,
  'Integer.maxLabel': ends.maxLabel,
  'LocationPicker.multiple': { value: true },
  'OpenChoice.options': { value: options, on: { multiple: true } },
  'OpenChoice.multiple': { value: true, on: { options } },
  'OrganizationPicker.multiple': { value: true },
  'Practitioner.multiple': { value: true },
  'Quantity.units': { value: [kilograms] },
  'Quantity.decimals': { value: 1, given: { it: { value: 1.25, unit: 'mg' } } },
  'Ranking.options': { value: options },
  'Reference.multiple': { value: true },
  'RelatedPersonPicker.multiple': { value: true },
  'Repeater.children': { value: [inner], on: { repeats: { min: 1 } } },
  'Repeater.addLabel': { value: 'One more medicine' },
  'Scale.anchors': { value: [{ value: 3, label: 'middling' }] },
  'Scale.step': { value: 5 },
  'Scale.minLabel': { value: 'none' },
  'Scale.maxLabel': { value: 'all' },
  'Score.bands': {
    value: [{ min: 0, max: 9, label: 'Low', severity: 'Info' }],
    on: { calculation: sum },
    ...ofSources,
  },
  'Score.maxMissing': { value: 1, on: { calculation: sum }, ...ofSources },
  'Section.children': { value: [inner] },
  'Section.collapsible': { value: true, on: { children: [inner] } },
  'Section.collapsed': { value: true, on: { collapsible: true, children: [inner] } },
  'Section.columns': { value: 2, on: { children: [inner] } },
  'Signature.statement': { value: 'I have *read* it.' },
  'Signature.methods': { value: ['Typed'] },
  'Tabs.children': { value: [{ id: 'sheet', type: 'Section', label: 'A sheet', children: [inner] }] },
  'Text.plain': { value: true, given: { it: '**x**' } },
  'Text.display=Plain': { value: 'Plain', given: { it: '**x**' } },
  'Choice.display=List': { value: 'List', on: { options } },
  'Interventions.options': { value: options },
  'OpenChoice.display=Chips': { value: 'Chips', on: { multiple: true, options } },
  'Repeater.summary': { value: 'About {{inner}}', on: { repeats: { min: 1 }, children: [inner] } },
  'Text.structure': { value: 'Form.elements' },
  'UsState.military': { value: true },
}

const text = { id: 'it', type: 'String', label: 'Question' } as const
const number = { type: 'Integer' } as const
const word = (value: string): Pick<OptionSample, 'given'> => ({ given: { it: value } })

/** Options that all types share, on a plain text. */
const ofAll: { readonly [key: string]: OptionSample } = {
  'common.label': { value: 'Other words' },
  'common.labelId': { value: 'form.yes' },
  'common.help': { value: 'A hint' },
  'common.placeholder': { value: 'like this' },
  'common.required': { value: true },
  'common.requiredWhen': { value: { combinator: 'And', clauses: [] } },
  'common.unless': { value: { combinator: 'And', clauses: [] }, on: { required: true } },
  'common.readOnly': { value: true },
  'common.hidden': { value: true, ...word('x') },
  'common.visibleWhen': {
    value: { combinator: 'And', clauses: [{ source: 'source', operator: 'Equals', value: 3 }] },
    beside: [source],
  },
  'common.width': { value: 4 },
  'common.repeats': { value: { max: 3 } },
  'common.default': { value: 'as usual' },
  'common.display': { value: 'Phone', ...word('+15035550134') },
  'common.validation': { value: { minLength: 3 }, ...word('x') },
  'common.calculation': {
    value: { kind: 'Copy', sources: ['source'] },
    on: { type: 'Integer' },
    ...ofSources,
  },
  'common.sensitive': { value: true, ...word('x') },
  'common.a11y': { value: { describedBy: 'source' }, beside: [source] },
  'common.print': { value: { hide: true }, ...word('x') },
  'common.shortLabel': { value: 'Q', on: { print: { label: 'Short' } }, ...word('x') },
  'validation.min': { value: 3, on: number, given: { it: 1 } },
  'validation.max': { value: 3, on: number, given: { it: 5 } },
  'validation.warnMin': { value: 3, on: number, given: { it: 1 } },
  'validation.warnMax': { value: 3, on: number, given: { it: 5 } },
  'validation.minDate': { value: '2026-01-01', on: { type: 'Date' }, ...word('2020-01-01') },
  'validation.maxDate': { value: '2019-01-01', on: { type: 'Date' }, ...word('2020-01-01') },
  'validation.length': { value: 3, ...word('x') },
  'validation.minLength': { value: 3, ...word('x') },
  'validation.maxLength': { value: 3, ...word('long') },
  'validation.minItems': { value: 2, on: { type: 'Ranking', options }, given: { it: ['a'] } },
  'validation.maxItems': { value: 1, on: { type: 'Ranking', options }, given: { it: ['a', 'b'] } },
  'validation.minWords': { value: 3, on: { type: 'Text' }, ...word('one word') },
  'validation.email': { value: true, ...word('nobody') },
  'validation.url': { value: true, ...word('nowhere') },
  'validation.trim': { value: true, ...word(' x') },
  'validation.lowercase': { value: true, ...word('LOUD') },
  'validation.uppercase': { value: true, ...word('quiet') },
  'validation.integer': { value: true, on: { type: 'Decimal' }, given: { it: 1.5 } },
  'validation.positive': { value: true, on: number, given: { it: -1 } },
  'validation.negative': { value: true, on: number, given: { it: 1 } },
  'validation.oneOf': { value: ['yes'], ...word('no') },
  'validation.notOneOf': { value: ['no'], ...word('no') },
  'validation.pattern': { value: '^[a-c]+$', ...word('xyz') },
  'print.hide': { value: true, ...word('x') },
  'print.hideWhenEmpty': { value: false, beside: [source], given: { source: 1 } },
  'print.showAll': { value: true, on: { type: 'Choice', options }, ...word('a') },
  'print.label': { value: 'None', ...word('x') },
  'print.layout': { value: 'Block', ...word('x') },
  'print.pageBreakBefore': { value: true, ...word('x') },
  'option.code': { value: 'c', on: { type: 'Choice', options } },
  'option.label': { value: 'Other words', on: { type: 'Choice', options } },
  'option.labelId': { value: 'form.yes', on: { type: 'Choice', options } },
  'option.score': {
    value: 9,
    on: { type: 'Choice', options },
    beside: [{ id: 'total', type: 'Integer', calculation: { kind: 'Sum', sources: ['it'] } }],
    ...word('b'),
  },
  'option.hiddenWhen': {
    value: { combinator: 'And', clauses: [{ source: 'source', operator: 'Equals', value: 3 }] },
    on: { type: 'Choice', options },
    beside: [source],
    given: { source: 3, it: 'b' },
  },
  'option.icon': { value: 'Sun', on: { type: 'Choice', options } },
  'option.allowText': { value: true, on: { type: 'OpenChoice', options }, given: { it: { code: 'b' } } },
  'option.help': { value: 'What it means', on: { type: 'Choice', options } },
}

/** For tests, every sample by its key. */
export const optionSamples = { ...ofTypes, ...ofAll }

/** What stands where only the option's own type is meant. */
export const plainQuestion: Element = text

/** Options that the server or another person's record decides; the tests of these have their own scenes. */
export const decidedElsewhere: readonly string[] = [
  'Episode.filter',
  'Location.filter',
  'LocationPicker.filter',
  'OrganizationPicker.filter',
  'Practitioner.filter',
  'Program.filter',
  'Reference.filter',
  'RelatedPersonPicker.filter',
  'Service.filter',
  'Ranking.codedList',
  'common.carryForward',
  'Instrument.questionnaire',
  'Interventions.codedList',
  'LastValue.definitionKey',
  'LastValue.of',
  'OpenChoice.codedList',
  'Reference.patientFrom',
  'Reference.pinned',
  'Reference.types',
  'Score.reliableChange',
  'Signature.role',
  'Subform.form',
  'Trend.code',
  'Trend.months',
  'Trend.shortName',
  'common.codes',
  'common.fhirPath',
  'common.prefill',
  'common.saveAs',
  'common.scribeHint',
  'option.codes',
  'option.exclusive',
  'validation.patternMessage',
  'validation.unique',
]
