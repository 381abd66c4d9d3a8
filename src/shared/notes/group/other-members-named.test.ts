import { expect, test } from 'vitest'
import { allNames, nameIn } from './other-members-named.ts'

const others = [
  { name: { given: ['José', 'Luis'], family: 'Peña' } },
  { name: { given: ['Will'], family: 'de la Cruz' } },
  { name: { given: ['Ana'], family: 'Roe' } },
  { name: { given: ['Berenike'], middle: 'Zephyrine', family: 'Rosendale' }, preferredName: 'Bibi' },
  { name: { given: ['Maya Lin'], family: "O'Brien" }, otherNames: [{ family: 'Kowalczyk' }] },
].flatMap(allNames)
const own = allNames({ name: { given: ['Aña'], family: 'Doe' }, preferredName: 'Zephyrine' })

test.each([
  ['José said so', 'José'],
  ['Jose said so', 'José'],
  ['as JOSÉ said', 'José'],
  ['as jose’s brother said', 'José'],
  ['Pen\u0303a spoke', 'Peña'],
  ["De Will's idea", 'Will'],
  ['DE LA CRUZ was late', 'de la Cruz'],
  ['Mr De La Cruz was late', 'de la Cruz'],
  ['de la Cruz was late', 'de la Cruz'],
  ['Will listened', 'Will'],
  ['berenike cried', 'Berenike'],
  ['‘Berenike’ cried', 'Berenike'],
  ['Berenike-Evander quarrel', 'Berenike'],
  ['Rosendale--late again', 'Rosendale'],
  ['Bibi cried', 'Bibi'],
  ['after Maya Lin left', 'Maya Lin'],
  ['O’Brien came', "O'Brien"],
  ['formerly Kowalczyk', 'Kowalczyk'],
])('who writes “%s” names another member', (text, name) => {
  expect(nameIn(text, others, own)).toBe(name)
})

test.each([
  ['she will come', 'a word of the language is no name'],
  ['Willing to try', 'a longer word is another word'],
  ['Ana and Zephyrine were calm', 'the one it is about is called the same'],
  ['on the way de casa a la cruz', 'words of the language in small letters are no name'],
  ['', 'nothing is said'],
])('who writes “%s” names nobody else: %s', (text) => {
  expect(nameIn(text, others, own)).toBeUndefined()
})
