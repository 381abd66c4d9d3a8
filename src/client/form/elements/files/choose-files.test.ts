import { expect, test } from 'vitest'
import { chooseFiles, largestFile } from './choose-files.ts'

const aFile = (name: string, type: string, size = 10): File => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('files of the kinds that are named are taken, another one is named as the wrong kind', () => {
  const files = [aFile('scan.pdf', 'application/pdf'), aFile('photo.jpg', 'image/jpeg')]

  const chosen = chooseFiles(files, { contentTypes: ['image/*'], free: 5 })

  expect(chosen.taken.map(({ name }) => name)).toEqual(['photo.jpg'])
  expect(chosen.refusal).toEqual({ reason: 'wrong-kind', name: 'scan.pdf' })
})

test('a file of 50 MB is taken, a larger one is not', () => {
  const files = [
    aFile('a.pdf', 'application/pdf', largestFile),
    aFile('b.pdf', 'application/pdf', largestFile + 1),
  ]

  const chosen = chooseFiles(files, { contentTypes: [], free: 5 })

  expect(chosen.taken.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(chosen.refusal).toEqual({ reason: 'too-large', name: 'b.pdf' })
})

test('of more files than there is room for, the first are taken', () => {
  const files = ['1', '2', '3'].map((name) => aFile(name, 'text/plain'))

  const chosen = chooseFiles(files, { contentTypes: [], free: 2 })

  expect(chosen.taken.map(({ name }) => name)).toEqual(['1', '2'])
  expect(chosen.refusal).toEqual({ reason: 'too-many', name: '3' })
})
