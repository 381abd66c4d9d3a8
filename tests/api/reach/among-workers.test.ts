import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { staff } from '#tests/support/scenes/scene.ts'
import type { TestAnswer } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const comment = 'The heron plan is missing.'
const correction = 'Osprey mood was meant.'
const amended = 'kestrel'
const reason = { code: 'incomplete', display: 'x' }
const amendmentOf = (word: string) => ({
  reason: { code: 'correction-of-fact', display: 'x' },
  text: correction,
  sectionChanges: [{ op: 'replace', path: '/sections/0/data/summary', value: `We talked of a ${word}.` }],
})
/** Who reads the note and works on none of it. */
const readers = ['quality', 'admin', 'intake'] as const
const workers = ['clinician', 'supervisor'] as const
type Reader = (typeof readers)[number] | (typeof workers)[number]

describe.each(databasesFor(import.meta.url))(
  'what is said among those who work on a note (%s)',
  (database) => {
    let house: SigningHouse
    beforeAll(async () => {
      house = await openSigningHouse(database)
    }, 180_000)
    afterAll(() => house?.close())

    const by = (login: Reader) => house.client(login)

    async function signedByAuthor(): Promise<string> {
      const { id } = await aDraft(house, 'Author and supervisor')
      expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
      return id
    }

    async function finished(): Promise<string> {
      const id = await signedByAuthor()
      expect((await sign(by('supervisor'), id)).body.signingState).toBe('Signed')
      return id
    }

    const proofFor = (login: Reader, id: string) =>
      by(login).ask('POST', `Notes/${id}/bundle`, { ...crossing, body: {} })

    /** All that somebody is told of the note, by every way that leads to its words. */
    async function toldOf(login: Reader, id: string): Promise<Readonly<Record<string, string>>> {
      const ask = (method: string, path: string, body?: object) =>
        by(login).ask(method, path, { ...crossing, ...(body && { body }) })
      const text = ({ body }: TestAnswer) => JSON.stringify(body ?? '')
      const filters = [{ field: 'subject', op: 'eq', value: house.scene.patient.id }]
      const read = await ask('GET', `Notes/${id}`)
      expect(read.status, login).toBe(200)
      const versions = Array.from({ length: Number(read.body.meta.versionId) }, (_, at) => at + 1)
      const former = await Promise.all(versions.map((each) => ask('GET', `Notes/${id}/_history/${each}`)))
      expect(former.some(({ status }) => status === 200)).toBe(true)
      const leaving = 'exportId=3f1c0f1e-4b8c-4f0e-9f62-0a6f5a0c9a11&exportFormat=csv&exportColumns=returned'
      const prints = await ask('POST', `Notes/${id}/print`, {})
      const trail = { filters: [{ field: 'target.id', op: 'eq', value: id }] }
      return {
        read: text(read),
        expanded: text(await ask('GET', `Notes/${id}?expand=reviewers`)),
        listed: text(await ask('GET', 'Notes')),
        found: text(await ask('POST', 'Notes/queries', { filters })),
        summaries: text(await ask('POST', 'Notes/queries?summary=true', { filters })),
        exported: text(await ask('POST', `Notes/queries?${leaving}`, { filters })),
        history: text(await ask('GET', `Notes/${id}/_history`)),
        versions: former.map(text).join(' '),
        unnoticed: text(
          await ask('PATCH', `Notes/${id}?versionId=${read.body.meta.versionId}&dryRun=true`, []),
        ),
        printed: prints.status === 200 ? (await readPrint(prints)).text : text(prints),
        proof: text(await ask('POST', `Notes/${id}/bundle`, {})),
        trail: text(await ask('POST', 'AuditEvents/queries', trail)),
      }
    }

    async function telling(login: Reader, id: string, word: string): Promise<readonly string[]> {
      const told = await toldOf(login, id)
      return Object.entries(told).flatMap(([way, text]) => (text.includes(word) ? [way] : []))
    }

    test('why a note came back is told to those who work on it, and to nobody else by any way, then and when it is signed', async () => {
      const id = await signedByAuthor()
      const returned = await act(by('supervisor'), id, 'return', { reason, comment })
      expect(returned.body, JSON.stringify(returned.body)).toMatchObject({ returned: [{ comment }] })
      for (const login of readers) expect(await telling(login, id, 'heron'), login).toEqual([])
      for (const login of workers) expect(await telling(login, id, 'heron'), login).toContain('read')
      const { body } = await by('quality').ask('GET', `Notes/${id}`, crossing)
      expect(body).toMatchObject({ signingState: 'Returned', meta: { hasTransformations: true } })
      expect(JSON.stringify(body)).not.toContain('Incomplete')

      await sign(by('clinician'), id)
      expect((await sign(by('supervisor'), id)).body.signingState).toBe('Signed')
      for (const login of readers) {
        expect(await telling(login, id, 'heron'), login).toEqual([])
        expect(await telling(login, id, 'We talked.'), login).toEqual(
          expect.arrayContaining(['read', 'printed']),
        )
      }
      for (const login of workers) expect(await telling(login, id, 'heron'), login).toContain('read')
    })

    test('what a reviewer has said is told to those who work on the note', async () => {
      const { id, versionId } = await aDraft(house, 'Author only')
      const reviewers = [{ practitioner: staff(house.server, 'deputy') }]
      const asked = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${versionId}`, {
        body: [{ op: 'add', path: '/reviewers', value: reviewers }],
      })
      expect(asked.status, JSON.stringify(asked.body)).toBe(200)
      await act(by('clinician'), id, 'ready')
      const back = await act(house.client('deputy'), id, 'return', { reason, comment })
      expect(back.body, JSON.stringify(back.body)).toMatchObject({ reviewers: [{ comment }] })
      for (const login of readers) expect(await telling(login, id, 'heron'), login).toEqual([])
      expect(await telling('clinician', id, 'heron')).toContain('read')
    })

    test('an amendment is read by those who work on the note until everybody has signed it, and then by all who read the note', async () => {
      const id = await finished()
      const begun = await act(by('clinician'), id, 'amend', amendmentOf(amended))
      expect(begun.body, JSON.stringify(begun.body)).toMatchObject({ signingState: 'Amending' })
      const open = async () => {
        for (const login of readers) {
          for (const word of [amended, 'Osprey']) expect(await telling(login, id, word), login).toEqual([])
          const { body } = await by(login).ask('GET', `Notes/${id}`, crossing)
          expect(body).toMatchObject({
            signingState: 'Amending',
            sections: [{ data: { summary: 'We talked.' } }],
            amendments: [{ kind: 'Amendment', author: { id: house.scene.owner.id } }],
          })
          expect((await proofFor(login, id)).status).toBe(403)
        }
        for (const login of workers) expect(await telling(login, id, amended), login).toContain('read')
      }
      await open()
      expect((await sign(by('clinician'), id)).body.signingState).toBe('Amending')
      await open()
      expect((await sign(by('supervisor'), id)).body.status).toBe('Amended')
      for (const login of readers)
        for (const word of [amended, 'Osprey'])
          expect(await telling(login, id, word), login).toEqual(
            expect.arrayContaining(['read', 'printed', 'proof']),
          )
    })

    test('an amendment that is given up stays among those who worked on it', async () => {
      const id = await finished()
      await act(by('clinician'), id, 'amend', amendmentOf('merlin'))
      expect((await act(by('clinician'), id, 'discard-amendment')).body.signingState).toBe('Signed')
      for (const login of readers) {
        const told = await telling(login, id, 'merlin')
        expect(
          told.filter((way) => way !== 'proof'),
          login,
        ).toEqual([])
      }
    })

    test('the proof of a note that is signed in part is given to those who read its words', async () => {
      const id = await signedByAuthor()
      for (const login of readers) expect((await proofFor(login, id)).status, login).toBe(403)
      for (const login of workers) expect((await proofFor(login, id)).status, login).toBe(200)
    })
  },
)
