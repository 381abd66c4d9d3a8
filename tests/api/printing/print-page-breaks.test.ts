import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPrint } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, staff } from '#tests/support/scenes/scene.ts'
import { aDraft, openSigningHouse, type SigningHouse } from '#tests/support/signing/signing-house.ts'

const asked = (id: string) => ({ id, type: 'String', label: `Question ${id}` })
const breaks = (id: string) => ({ id, type: 'PageBreak' })

/** Three pages; the last break stands before nothing. */
const elements = [
  asked('first'),
  breaks('turn'),
  {
    id: 'part',
    type: 'Section',
    label: 'The second part',
    children: [asked('second'), breaks('again'), asked('third')],
  },
  breaks('end'),
]
const answers = { first: 'One', second: 'Two', third: 'Three' }

describe.each(databasesFor(import.meta.url))('page breaks of a form (%s)', (database) => {
  let house: SigningHouse
  beforeAll(async () => {
    house = await openSigningHouse(database, undefined, elements)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)

  test('begin a new page where a note is printed', async () => {
    const { id } = await aDraft(house, 'Author only')
    const { meta } = (await by('clinician').ask('GET', `Notes/${id}`)).body
    const body = [{ op: 'replace', path: '/sections/0/data', value: answers }]
    const stored = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
    expect(stored.status, JSON.stringify(stored.body)).toBe(200)
    const { pages, bytes } = await readPrint(
      await by('clinician').ask('POST', `Notes/${id}/print`, { body: {} }),
    )

    expect(pageOf(pages, 'Question first: One')).toBe(1)
    expect(pageOf(pages, 'The second part')).toBe(2)
    expect(pageOf(pages, 'Question second: Two')).toBe(2)
    expect(pageOf(pages, 'Question third: Three')).toBe(3)
    expect(await structureFaults(bytes)).toEqual([])
  })

  test('begin a new page where a filled questionnaire is printed, and leave none empty', async () => {
    const questionnaire = await active(by('implementer'), 'Questionnaires', {
      name: 'Three pages',
      key: 'three-pages',
      version: 1,
      shortName: 'TP',
      licence: 'FreeWithNotice',
      elements,
    })
    const printed = async (given: object) => {
      const { body } = await by('clinician').ask('POST', 'QuestionnaireResponses', {
        body: {
          questionnaire: bare(questionnaire),
          patient: bare(house.scene.patient),
          author: staff(house.server, 'clinician'),
          source: 'Clinician',
          mode: 'InSession',
          status: 'Final',
          authored: '2026-03-05T20:15:00Z',
          answers: given,
        },
      })
      const { pages } = await readPrint(
        await by('clinician').ask('POST', `QuestionnaireResponses/${body.id}/print`, { body: {} }),
      )
      return pages
    }

    const whole = await printed(answers)
    expect(['first', 'second', 'third'].map((id) => pageOf(whole, `Question ${id}`))).toEqual([1, 2, 3])
    expect(pageOf(whole, 'The second part')).toBe(2)
    expect(whole).toHaveLength(3)
    expect(await printed({ third: 'Three' })).toHaveLength(2)
    expect(await printed({ first: 'One' })).toHaveLength(1)
    expect(await printed({})).toHaveLength(1)
  })
})

/** On which page, from 1, the words stand. */
function pageOf(pages: readonly string[], words: string): number {
  return 1 + pages.findIndex((page) => page.includes(words))
}
