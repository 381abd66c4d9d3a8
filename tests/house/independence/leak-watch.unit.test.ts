import { expect, test } from 'vitest'
import { LeakWatch } from '#tests/support/server/leak-watch.ts'

const id = '018f4a5e-0000-7000-8000-000000000001'
const answered = (status: number, body: unknown) => ({ status, headers: new Headers(), body })

function watching(): LeakWatch {
  const watch = new LeakWatch()
  watch.look({ practiceId: 'one', path: 'Patients', asking: {}, answer: answered(201, { id }) })
  return watch
}

test('an answer that names a row of another practice, put in on purpose, is found', () => {
  const leak = {
    practiceId: 'other',
    path: 'Patients',
    asking: {},
    answer: answered(200, [{ owner: { id } }]),
  }
  expect(() => watching().look(leak)).toThrow('a row of another practice')
  const headers = new Headers({ location: `/Patients/${id}` })
  expect(() => watching().look({ ...leak, answer: { status: 204, headers, body: undefined } })).toThrow()
})

test('a row is named in its own practice, and where the request named it', () => {
  const own = { practiceId: 'one', path: 'Patients', asking: {}, answer: answered(200, [{ id }]) }
  expect(() => watching().look(own)).not.toThrow()
  const echoed = {
    practiceId: 'other',
    path: `Patients/${id}`,
    asking: {},
    answer: answered(404, { detail: id }),
  }
  expect(() => watching().look(echoed)).not.toThrow()
})
