import type { Story, StoryHouse, Tell } from '#tests/support/cuts/story.ts'
import { aPacketWithFiles, type PacketFilesScene } from '#tests/support/scenes/packet-files-scene.ts'
import { aSentPacket, instrument } from '#tests/support/scenes/packet-scene.ts'
import { active, bare } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'

/** For tests that cut connections, what becomes of a packet: sent, filled in, given back, accepted, or too late. */
export function packetStories(house: StoryHouse): readonly Story[] {
  return [packetStory(house), filesStory(house)]
}

/** A packet is sent, opened by its links, filled in by staff as it came on paper, given back, accepted; another one is closed when it is late. */
function packetStory({ server, people }: StoryHouse): Story {
  let made: ReturnType<typeof aPacket> | undefined
  const run = async (tell: Tell) => {
    made ??= aPacket(server, people.keeper)
    const { packet, patient, mother } = await made
    const assignees = [
      { person: bare(patient), audience: 'Patient' },
      { person: bare(mother), audience: 'Guardian' },
    ]
    const body = { patient: bare(patient), assignees }
    const sent = await tell('keeper', 'packet.send', { id: packet.id, body })
    const { id } = sent.body
    const person = { body: { person: bare(patient) } }
    await tell('keeper', 'packetResponse.link', { id, ...person })
    await tell('keeper', 'packetResponse.revokeLink', { id, ...person })
    const reminder = { ...person.body, day: 3, at: new Date().toISOString(), channel: 'Email' }
    await tell('worker', 'packetResponse.takeReminder', { id, body: { ...reminder, result: 'Pending' } })
    await tell('keeper', 'packetResponse.startTablet', { id, ...person })
    await tell('keeper', 'packetResponse.sheet', { id, body: {} })
    for (const itemId of ['mood', 'view']) {
      const answer = { itemId, isDone: true, answers: { sleep: '1', harm: '0' }, mode: 'Paper' }
      await tell('keeper', 'packetResponse.answer', { purpose: itemId, id, body: answer })
    }
    await tell('keeper', 'packetResponse.submit', { id, body: {} })
    const review = async (more: object) => {
      const { meta } = (await people.keeper.ask('GET', `PacketResponses/${id}`)).body
      return { id, body: { versionId: meta.versionId, ...more } }
    }
    const corrections = [{ itemId: 'mood', comment: 'Please look at sleep again.' }]
    const returned = await review({ verdict: 'Return', corrections })
    await tell('clinician', 'packetResponse.review', { purpose: 'return', ...returned })
    const fields = { expiresAt: '2026-01-01T00:00:00.000Z' }
    await putFields(server.world, server.practice, { type: 'PacketResponse', id, fields })
    await tell('worker', 'packetResponse.expire', { id, body: {} })
  }
  return { name: 'a packet', run }
}

/** A file is given with a part of a packet, and taken back. */
function filesStory({ server, people }: StoryHouse): Story {
  let made: Promise<PacketFilesScene> | undefined
  const run = async (tell: Tell) => {
    made ??= aPacketWithFiles(server, people.keeper)
    const { id } = (await made).response
    const file = { itemId: 'card', fileId: crypto.randomUUID() }
    const given = { ...file, kind: 'DocumentReference', name: 'Card' }
    await tell('keeper', 'packetResponse.addFile', { id, body: given })
    await tell('keeper', 'packetResponse.dropFile', { id, body: file })
  }
  return { name: 'a file in a packet', run }
}

/** A packet whose parts staff may fill in, and the people of another one. */
async function aPacket(server: TestServer, keeper: TestClient) {
  const { patient, mother } = await aSentPacket(server, keeper)
  const questionnaire = bare(await active(keeper, 'Questionnaires', instrument('of-a-packet')))
  const asked = { kind: 'Questionnaire', questionnaire }
  const packet = await active(keeper, 'Packets', {
    ...{ name: 'On paper', key: 'on-paper', version: 1, identityCheck: 'BirthDate' },
    items: [
      { ...asked, id: 'mood', order: 1, title: 'How you feel', audience: 'Patient' },
      { ...asked, id: 'view', order: 2, title: 'What you see at home', audience: 'Guardian' },
    ],
  })
  return { patient, mother, packet }
}
