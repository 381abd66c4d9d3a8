import { expect, test } from 'vitest'
import { type FoundPerson, listedPeople, nobodyListed } from './listed-people.ts'

const person = (name: string, more = ''): FoundPerson => ({ id: name, name, label: name + more })
const [ann, anton, bea, nunez] = ['Lee, Ann', 'Lee, Anton', 'Marsh, Bea', 'Núñez, Ana'].map((name) =>
  person(name),
) as [FoundPerson, FoundPerson, FoundPerson, FoundPerson]

const awaited = (text: string) => ({ text, answered: undefined, isPointed: false })
const answered = (text: string, people: readonly FoundPerson[], isPointed = false) => ({
  text,
  answered: people,
  isPointed,
})
const all = listedPeople(nobodyListed, answered('', [ann, anton, bea, nunez]))
const ids = ({ people }: { readonly people: readonly FoundPerson[] }) => people.map(({ id }) => id)

test('while an answer is awaited only those stay whose names the words begin, accents and order aside', () => {
  expect(ids(listedPeople(all, awaited('an')))).toEqual([ann.id, anton.id, nunez.id])
  expect(ids(listedPeople(all, awaited('ann le')))).toEqual([ann.id])
  expect(ids(listedPeople(all, awaited('nunez')))).toEqual([nunez.id])
  expect(ids(listedPeople(all, awaited('ee')))).toEqual([])
  expect(ids(listedPeople(all, awaited('312 555 0143')))).toEqual([])
  const aged = listedPeople(nobodyListed, answered('', [person('Lee, Ann (54)')]))
  expect(ids(listedPeople(aged, awaited('54')))).toEqual([])
})

test('an answer to a number names people whom no words fit, and the next text lets them go', () => {
  const found = listedPeople(listedPeople(all, awaited('0143')), answered('0143', [bea]))
  expect(ids(found)).toEqual([bea.id])
  expect(ids(listedPeople(found, awaited('0143')))).toEqual([bea.id])
  expect(ids(listedPeople(found, awaited('01439')))).toEqual([])
})

test('whoever is pointed at keeps the place when the answer comes, and who is new stands behind', () => {
  const kept = listedPeople(all, awaited('lee'))
  const alma = person('Lee, Alma')
  expect(ids(listedPeople(kept, answered('lee', [alma, anton], true)))).toEqual([ann.id, anton.id, alma.id])
  expect(ids(listedPeople(kept, answered('lee', [alma, anton])))).toEqual([alma.id, anton.id])
  const renamed = listedPeople(kept, answered('lee', [{ ...anton, label: 'Lee, Anton · 1990-01-01' }], true))
  expect(renamed.people.map(({ label }) => label)).toEqual(['Lee, Ann', 'Lee, Anton · 1990-01-01'])
})

test('the same people are the same list, so that nothing is drawn again', () => {
  expect(listedPeople(all, answered('', [...all.people]))).toBe(all)
  const pointed = listedPeople(all, answered('', [nunez, ann, anton, bea], true))
  expect(pointed).toBe(all)
})
