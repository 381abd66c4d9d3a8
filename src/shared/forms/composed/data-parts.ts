import { nameUses } from '#generated/enumerations/name-use.ts'
import { oneOf } from './composition.ts'
import { choice, count, part, record, table } from './part.ts'

const short = { width: 5 } as const
const fraction = { decimals: 3, width: 3, validation: { min: 0, max: 1 } } as const
const regions = [
  'head',
  'face',
  'neck',
  'chest',
  'abdomen',
  'back',
  'pelvis',
  'left-arm',
  'right-arm',
  'left-hand',
  'right-hand',
  'left-leg',
  'right-leg',
  'left-foot',
  'right-foot',
] as const

/** What the added data types and the embedded instrument hold (form-elements §2.2, §2.3). */
export const dataParts = {
  HumanName: oneOf(
    part('use', 'Choice', {
      display: 'Dropdown',
      width: 5,
      options: nameUses.map((code) => ({ code, labelId: `enumeration.NameUse.${code}` })),
    }),
    part('prefix', 'String', short),
    part('given', 'String', { repeats: { max: 4 } }),
    part('middle', 'String', short),
    part('family', 'String', short),
    part('suffix', 'String', short),
  ),
  Image: oneOf(record('media', 'Media'), part('caption', 'String', short)),
  Drawing: oneOf(
    part('strokes', 'Text', { plain: true }),
    part('description', 'Text', { plain: true }),
    record('media', 'Media'),
  ),
  BodyMap: oneOf(
    choice('figure', ['Adult', 'Child']),
    choice('side', ['front', 'back', 'left', 'right']),
    table('marks', [
      choice('region', regions, { display: 'Dropdown' }),
      choice('kind', ['Wound', 'Bruise', 'Pain', 'Scar', 'Tattoo', 'Rash', 'Other'], { display: 'Dropdown' }),
      part('size', 'String', short),
      part('note', 'String', short),
      part('x', 'Decimal', fraction),
      part('y', 'Decimal', fraction),
    ]),
  ),
  Consent: oneOf(
    choice('decision', ['agree', 'disagree']),
    part('statementHash', 'String', { hidden: true, readOnly: true }),
  ),
  Timer: oneOf(
    part('start', 'DateTime', { width: 5 }),
    part('end', 'DateTime', { width: 5 }),
    count('minutes', 0, 10_080),
  ),
  Score: oneOf(
    part('value', 'Decimal', { width: 3 }),
    part('band', 'String', short),
    count('missing', 0, 1000),
    part('prorated', 'Boolean'),
  ),
  Instrument: oneOf(
    record('response', 'QuestionnaireResponse'),
    table('scores', [part('name', 'String'), part('value', 'Decimal'), part('band', 'String')]),
  ),
} as const
