import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/audit/checkpoint-file.ts'
import { startRelay } from '#server/database/relay/relay.ts'
import type { TrailFinding } from '#server/database/verify/trail-finding.ts'
import { sentenceOf } from '#server/database/verify/trail-finding.ts'
import { verifyTrail } from '#server/database/verify/verify-trail.ts'
import { signNotes } from '#tests/support/audit/sign-notes.ts'
import { type Aims, type Tampering, tamperingBy } from '#tests/support/audit/tampering.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const tries = 100
const firstSeed = Number(process.env.TAMPERING_SEED ?? Math.floor(Date.now() / 1000))
const takenBack = new Error('taken back')

describe.each(databaseKinds)('the owner of the %s database', (database) => {
  let server: TestServer
  let aims: Aims
  const directory = () => server.dataDirectory
  const pinned = () => ({
    signer: openKeys(join(directory(), 'keys.json')).signing,
    kept: readCheckpointFile(checkpointFileIn(directory())),
  })

  beforeAll(async () => {
    server = await startTestServer({ database })
    const scene = await setScene(server)
    const clinician = await server.signIn('clinician')
    const notes: string[] = []
    for (let day = 0; day < 3; day += 1) {
      notes.push(...(await signNotes(scene, clinician, { from: day * 2, to: day * 2 + 1 })))
      await checkpoint()
    }
    const { links } = await verified()
    const practiceId = server.practice.id
    const signed = (pinned().kept?.checkpoints ?? [])
      .filter((each) => each.practiceId === practiceId)
      .map(({ number }) => Number(number))
    aims = { practiceId, links, signed, notes }
  }, 120_000)
  afterAll(() => server?.close())

  async function checkpoint(): Promise<void> {
    const relay = await startRelay({
      database: server.world.database,
      signing: pinned().signer,
      now: () => new Date().toISOString(),
      checkpointFile: checkpointFileIn(directory()),
      report: (error) => {
        throw error
      },
    })
    await relay.stop()
  }

  const verified = () =>
    server.world.database.asOwner((transaction) => verifyTrail(transaction, server.practice.id, pinned()))

  /** What the verification says after the tampering, which is taken back. */
  async function findingsAfter({ act }: Pick<Tampering, 'act'>): Promise<readonly TrailFinding[]> {
    let findings: readonly TrailFinding[] = []
    await server.world.database
      .asOwner(async (transaction) => {
        await act(transaction)
        findings = (await verifyTrail(transaction, server.practice.id, pinned())).findings
        throw takenBack
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
    return findings
  }

  test('who touches nothing is told that six signed notes and their trail are as they were written', async () => {
    expect(await verified()).toMatchObject({ findings: [], manifests: 6 })
    expect(aims.links).toBeGreaterThan(40)
    expect(aims.signed.length).toBeGreaterThanOrEqual(3)
  })

  test('this test notices a fault that nobody names', async () => {
    const harmless = await findingsAfter({ act: async () => undefined })
    for (let seed = 1; seed <= 40; seed += 1)
      expect(tamperingBy(chanceFrom(seed), aims).named(harmless)).toBe(false)
  })

  test(`whatever he removes, edits, moves or cuts off is named: ${tries} tamperings from seed ${firstSeed}`, async () => {
    const unnamed: string[] = []
    for (let seed = firstSeed; seed < firstSeed + tries; seed += 1) {
      const tampering = tamperingBy(chanceFrom(seed), aims)
      const findings = await findingsAfter(tampering)
      if (!tampering.named(findings))
        unnamed.push(
          `seed ${seed}: ${tampering.what}: ${findings.map(sentenceOf).join(' ') || 'nothing was said'}`,
        )
    }
    expect(unnamed).toEqual([])
    expect((await verified()).findings).toEqual([])
  }, 240_000)
})
