import { expect, test } from 'vitest'
import { heardSpeech, type RuleOfSpeech, type Saying, writtenSpeech } from './written-speech.ts'

const rule = (phrase: string, replacement: string, more: Partial<RuleOfSpeech> = {}): RuleOfSpeech => ({
  ...{ phrases: [phrase], replacement, kind: 'Replace', matchCase: false, priority: 500 },
  ...{ spacingBefore: 'Keep', spacingAfter: 'Keep', visibility: 'Personal' },
  language: { code: 'en', display: 'English' },
  ...more,
})

const english = (spoken: string, more: Partial<Saying> = {}) =>
  writtenSpeech(spoken, { before: '', language: 'en', rules: [], hasSigns: true, ...more })
const spanish = (spoken: string, more: Partial<Saying> = {}) => english(spoken, { language: 'es', ...more })

test('signs said by their names are written, and sentences begin with a capital letter', () => {
  expect(english('she slept well comma ate period new line no nightmares period')).toBe(
    'She slept well, ate.\nNo nightmares.',
  )
  expect(english('really question mark yes open parenthesis twice close parenthesis semicolon done')).toBe(
    'Really? Yes (twice); done',
  )
  expect(english('he said open quote stop close quote full stop then left')).toBe('He said “stop”. Then left')
  expect(english('follow hyphen up new paragraph plan colon rest')).toBe('Follow-up\n\nPlan: rest')
})

test('the same in Spanish', () => {
  expect(spanish('durmió bien coma comió punto nueva línea sin pesadillas punto final')).toBe(
    'Durmió bien, comió.\nSin pesadillas.',
  )
  expect(spanish('preguntó dos puntos abrir interrogación cuándo cerrar interrogación')).toBe(
    'Preguntó: ¿cuándo?',
  )
  expect(spanish('calma punto y coma sueño punto y aparte mañana sigue')).toBe('Calma; sueño.\nMañana sigue')
  expect(spanish('abre interrogación viene cierra interrogación')).toBe('¿Viene?')
})

test('a word that is also the name of a sign stays a word where it is meant so', () => {
  expect(english('a period of rest after the grace period period')).toBe(
    'A period of rest after the grace period.',
  )
  expect(english('colon cancer in the family, the colon is clear')).toBe(
    'Colon cancer in the family, the colon is clear',
  )
  expect(spanish('desde su punto de vista estuvo en coma punto')).toBe(
    'Desde su punto de vista estuvo en coma.',
  )
})

test('what is said goes on where the caret stands', () => {
  expect(english('and calm', { before: 'She was safe' })).toBe(' and calm')
  expect(english('period', { before: 'She was safe' })).toBe('.')
  expect(english('then home', { before: 'She was safe.' })).toBe(' Then home')
  expect(english('then home', { before: 'She was safe. ' })).toBe('Then home')
  expect(english('twice', { before: 'often (' })).toBe('twice')
  expect(english('', { before: 'often' })).toBe('')
  expect(english('   ')).toBe('')
})

test('rules of speech act in their order, and what one has written is not read again', () => {
  const rules = [
    rule('p h q', 'PHQ', { priority: 500 }),
    rule('p h q nine', 'PHQ-9'),
    rule('nine', '9', { priority: 400 }),
    rule('PHQ', 'wrong', { priority: 1 }),
  ]
  expect(english('the p h q nine was nine period', { rules })).toBe('The PHQ-9 was 9.')
  expect(english('the p h q nine', { rules: [...rules, rule('p h q', 'Q', { priority: 900 })] })).toBe(
    'The Q 9',
  )
})

test('of two rules for the same words one’s own acts before the team’s before the practice’s', () => {
  const rules = (['Practice', 'Team', 'Personal'] as const).map((visibility) =>
    rule('cbt', visibility, { visibility }),
  )
  expect(english('did cbt', { rules })).toBe('Did Personal')
  expect(english('did cbt', { rules: rules.slice(0, 2) })).toBe('Did Team')
})

test('replacing comes before signs, and a sign of a rule before those that everybody may say', () => {
  const rules = [
    rule('stop', '!', { kind: 'Punctuation', priority: 900, spacingBefore: 'None', spacingAfter: 'One' }),
    rule('full stop', 'FS', { priority: 1 }),
  ]
  expect(english('go stop now full stop', { rules })).toBe('Go! Now FS')
  expect(english('go period', { rules: [rule('period', ' —', { kind: 'Punctuation' })] })).toBe('Go  —')
})

test('a rule acts on whole words alone, in its case where it asks for that, in its language and for its engine', () => {
  expect(english('mood moody', { rules: [rule('mood', 'M')] })).toBe('M moody')
  const cased = [rule('US', 'United States', { matchCase: true })]
  expect(english('us and US', { rules: cased })).toBe('Us and United States')
  const elsewhere = [
    rule('mood', 'no', { language: { code: 'es', display: 'Spanish' } }),
    rule('mood', 'no', { engine: 'another' }),
    rule('mood', 'no', { kind: 'Command' }),
    rule('mood', 'no', { kind: 'Vocabulary' }),
    rule('mood', 'yes', { engine: 'Browser' }),
    rule(' ', 'no'),
    rule('a.c', 'no'),
  ]
  expect(english('her mood abc', { rules: elsewhere })).toBe('Her yes abc')
})

test('the space around what a rule writes is as it says', () => {
  const tight = { spacingBefore: 'None', spacingAfter: 'None' } as const
  const rules = [rule('slash', '/', tight), rule('percent', '%', { ...tight, spacingAfter: 'One' })]
  expect(english('120 slash 80 and 5 percent more', { rules })).toBe('120/80 and 5% more')
  const wide = [rule('plus', '+', { spacingBefore: 'One', spacingAfter: 'One' })]
  expect(english('a plus b', { rules: wide })).toBe('A + b')
})

test('who wants no signs by their names has the words as they were said', () => {
  const rules = [rule('hw', 'Homework')]
  expect(english('hw done period', { hasSigns: false, rules })).toBe('Homework done period')
})

test('only the rules that have written something are told as used, each once', () => {
  const [cbt, phq, other] = [rule('c b t', 'CBT'), rule('p h q', 'PHQ'), rule('cbt', 'never')]
  const saying = { before: '', language: 'en', rules: [cbt, phq, other], hasSigns: true } as const
  const { text, used } = heardSpeech('c b t and c b t period', saying)

  expect(text).toBe('CBT and CBT.')
  expect([...used]).toEqual([cbt])
})
