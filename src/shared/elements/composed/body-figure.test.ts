import { expect, test } from 'vitest'
import { compositionOf } from '#shared/elements/element.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { bodyFigure, middleOf, pathThrough } from './body-figure.ts'

const sides = ['front', 'back', 'left', 'right']
const regionsOf = (side: string) => bodyFigure('Adult', side).map(({ region }) => region)

test('every region that can be named in the list is seen from some side', () => {
  const marks = compositionOf({ type: 'BodyMap' })?.parts.find(({ id }) => id === 'marks')
  const columns = marks ? columnsOf(marks) : []
  const codes = columns.find(({ id }) => id === 'region')?.options?.map(({ code }) => code)
  const seen = new Set<string>(sides.flatMap(regionsOf))

  expect(codes?.filter((code) => !seen.has(code))).toEqual([])
  expect(codes?.length).toBe(15)
})

test('whoever looks at us has the left hand on the right of the drawing, and from behind on the left', () => {
  expect(middleOf(bodyFigure('Adult', 'front'), 'left-hand')?.x).toBeGreaterThan(0.5)
  expect(middleOf(bodyFigure('Adult', 'back'), 'left-hand')?.x).toBeLessThan(0.5)
})

test('from behind there is no face, and from one side only the arm of that side', () => {
  expect(regionsOf('back')).not.toContain('face')
  expect(regionsOf('left')).toContain('left-arm')
  expect(regionsOf('left')).not.toContain('right-arm')
  expect(middleOf(bodyFigure('Adult', 'back'), 'face')).toBeUndefined()
})

test('a child has the larger head, and every outline lies on the drawing', () => {
  const [child, adult] = ['Child', 'Adult'].map((figure) => middleOf(bodyFigure(figure, 'front'), 'head'))
  const points = sides.flatMap((side) => bodyFigure('Child', side).flatMap(({ outline }) => outline))

  expect(child?.y).toBeGreaterThan(adult?.y ?? 1)
  expect(points.filter(([x, y]) => x < 0 || x > 100 || y < -3 || y > 200)).toEqual([])
})

test('an outline is one closed line', () => {
  expect(
    pathThrough([
      [0, 0],
      [4, 0],
      [4, 4],
    ]),
  ).toBe('M 2 2 Q 0 0 2 0 Q 4 0 4 2 Q 4 4 2 2 Z')
})
