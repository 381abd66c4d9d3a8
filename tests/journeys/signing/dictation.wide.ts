import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '#tests/support/browser/keyboard.ts'
import {
  enterAt,
  expectAccessible,
  expectAccessibleInEachLook,
  type House,
  openHouse,
} from '#tests/support/browser/open-house.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'

/** A browser's recognition that hears what a test says. */
type SoftSpeech = {
  readonly state: 'rests' | 'listens'
  readonly language: string
  readonly dropped: number
  /** The next time it may not use the microphone. */
  refuses: boolean
  readonly say: (words: string, isFinal: boolean) => void
  /** The browser ends it by itself, without a last word. */
  readonly cut: () => void
}

declare global {
  var softSpeech: SoftSpeech
}

let house: House
let scene: Scene
let clinician: TestClient
const shots = process.env.SHOTS_DIR

beforeAll(async () => {
  house = await openHouse()
  scene = await setScene(house.server, {
    questions: [
      { id: 'comment', type: 'Text', label: 'Comment', plain: true },
      { id: 'topic', type: 'String', label: 'Topic' },
    ],
  })
  clinician = await house.server.signIn('clinician')
  await created(clinician, 'SpeechRules', {
    phrases: ['p h q nine'],
    kind: 'Replace',
    replacement: 'PHQ-9',
    visibility: 'Personal',
    status: 'Active',
  })
}, 120_000)

afterAll(async () => {
  expect(house?.complaints).toEqual([])
  await house?.close()
})

async function aNote(daysAgo: number): Promise<string> {
  const start = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  return started.body.note.id
}

const storedIn = async (noteId: string) =>
  (await clinician.ask('GET', `Notes/${noteId}`)).body.sections.at(-1).data

/** Puts the soft recognition into the page in the place of the browser's own. */
function putSoftSpeech(): void {
  let now: Soft | undefined
  let dropped = 0
  let saying: ReturnType<typeof setInterval> | undefined
  class Soft {
    lang = ''
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    start(): void {
      if (globalThis.softSpeech.refuses) {
        setTimeout(() => {
          this.onerror?.({ error: 'not-allowed' })
          this.onend?.()
        })
      } else now = this
    }
    stop(): void {
      now = undefined
      setTimeout(() => this.onend?.())
    }
    abort(): void {
      dropped += 1
      this.stop()
    }
  }
  globalThis.softSpeech = {
    get state() {
      return now ? ('listens' as const) : ('rests' as const)
    },
    get language() {
      return now?.lang ?? ''
    },
    get dropped() {
      return dropped
    },
    refuses: false,
    // What may still change is said again and again, so that nobody falls silent while a test looks.
    say: (transcript, isFinal) => {
      clearInterval(saying)
      const tell = () => now?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] })
      tell()
      if (!isFinal) saying = setInterval(tell, 1_000)
    },
    cut: () => now?.stop(),
  }
  Object.assign(globalThis, { SpeechRecognition: Soft, webkitSpeechRecognition: Soft })
}

/** Opens a note with a browser that hears what the test says, or with one that offers nothing. */
async function openNote(noteId: string, offers: () => void = putSoftSpeech): Promise<Page> {
  const { page } = await house.open()
  await page.addInitScript(offers)
  await enterAt(page, `${house.server.url}/notes/${noteId}`, 'clinician')
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const microphone = (page: Page) => page.getByRole('button', { name: 'Dictate' })
const isPressed = (page: Page) => microphone(page).getAttribute('aria-pressed')
const state = (page: Page) => page.evaluate(() => globalThis.softSpeech.state)
const say = (page: Page, words: string, isFinal = true) =>
  page.evaluate(([said, stays]) => globalThis.softSpeech.say(said, stays), [words, isFinal] as const)

/** What acts in the text fields has come: with it the prepared texts are read. */
const acting = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/TextExpansions/queries'))

/** Enters the formatted text, once what writes it has come. */
async function intoSummary(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar', { name: 'Formatting of Summary' })
  await expect
    .poll(async () => {
      await field(page, 'Summary').focus()
      const isThere = await tools.isVisible()
      if (!isThere) await field(page, 'Summary').blur()
      return isThere
    })
    .toBe(true)
}

/** Begins by the key: the microphone of the field is there, and then it listens. */
async function begin(page: Page): Promise<void> {
  await microphone(page).waitFor()
  await page.keyboard.press('Control+Shift+d')
  await expect.poll(() => state(page)).toBe('listens')
  await expect.poll(() => isPressed(page)).toBe('true')
}

test('what is said is written where the caret stands, with signs by their names and the practice’s rules', async () => {
  const noteId = await aNote(1)
  const summary = async () => (await storedIn(noteId)).summary
  const page = await openNote(noteId)
  const rules = page.waitForResponse((answer) => answer.url().includes('/SpeechRules/queries'))
  await intoSummary(page)
  await rules
  await microphone(page).waitFor()
  await page.keyboard.press('Control+Shift+d')
  const dialog = page.getByRole('dialog', { name: 'Before you dictate' })
  await dialog.getByText(/maker of the browser may hear/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/dictation-first.png` })
  await expectAccessibleInEachLook(page, 'who may hear what is said')
  expect(await state(page)).toBe('rests')
  await press(page, 'Agree and listen')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => state(page)).toBe('listens')
  expect(await page.evaluate(() => globalThis.softSpeech.language)).toBe('en-US')

  await say(page, 'she slept', false)
  await page.getByText('she slept', { exact: true }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/dictation-listening.png` })
  await expectAccessibleInEachLook(page, 'a field that is spoken into')
  expect(await summary()).toBe(undefined)
  await say(page, 'she slept well comma p h q nine was four period')
  await expect.poll(() => field(page, 'Summary').innerText()).toBe('She slept well, PHQ-9 was four.')
  await page.getByText('she slept', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(summary).toBe('She slept well, PHQ-9 was four.')

  await page.setViewportSize({ width: 390, height: 844 })
  await say(page, 'new line no', false)
  await page.getByText('new line no', { exact: true }).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/dictation-phone-away.png` })
  await field(page, 'Summary').evaluate((place) => place.scrollIntoView({ block: 'center' }))
  if (shots) {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${shots}/dictation-phone.png` })
  }
  await expectAccessible(page, 'a field that is spoken into, on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await say(page, 'new line no nightmares')
  await expect.poll(summary).toBe('She slept well, PHQ-9 was four.\nNo nightmares')
  await say(page, 'and no pain')
  await say(page, 'she is rested')
  await expect.poll(summary).toBe('She slept well, PHQ-9 was four.\nNo nightmares and no pain she is rested')
  await page.keyboard.press('Control+z')
  await expect.poll(summary).toBe('She slept well, PHQ-9 was four.\nNo nightmares and no pain')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(summary).toBe('She slept well, PHQ-9 was four.')
  await page.keyboard.press('Escape')
  await expect.poll(() => isPressed(page)).toBe('false')
  await page.getByRole('status').getByText('Listening has ended.').waitFor()

  await begin(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => state(page)).toBe('rests')
  expect(await page.evaluate(() => globalThis.softSpeech.dropped)).toBe(1)
  await page.context().close()
})

test('plain fields hear as well, also without a connection, and what was said is taken back like typing', async () => {
  const noteId = await aNote(2)
  const page = await openNote(noteId)
  await page.evaluate(() => localStorage.setItem('goldthread.dictation', 'agreed'))
  const rules = page.waitForResponse((answer) => answer.url().includes('/SpeechRules/queries'))
  const comment = field(page, 'Comment')
  await comment.focus()
  await rules
  await page.context().setOffline(true)
  await begin(page)
  await say(page, 'a period of rest period new line p h q nine')
  await expect.poll(() => comment.inputValue()).toBe('A period of rest.\nPHQ-9')
  if (shots) await page.screenshot({ path: `${shots}/dictation-plain.png` })
  await page.keyboard.press('Control+z')
  await expect.poll(() => comment.inputValue()).toBe('')
  await say(page, 'rest')
  await expect.poll(() => comment.inputValue()).toBe('Rest')

  await field(page, 'Topic').focus()
  await expect.poll(() => state(page)).toBe('rests')
  await begin(page)
  await say(page, 'sleep new line work')
  await expect.poll(() => field(page, 'Topic').inputValue()).toBe('Sleep Work')
  if (shots) await page.screenshot({ path: `${shots}/dictation-line.png` })
  await expectAccessible(page, 'a line that is spoken into')
  await microphone(page).click()
  await expect.poll(() => isPressed(page)).toBe('false')
  await page.context().setOffline(false)
  await expect.poll(() => storedIn(noteId)).toMatchObject({ comment: 'Rest', topic: 'Sleep Work' })
  await page.context().close()
})

test('what is only guessed yet stays where the field is left, the page is hidden, the note is closed or the browser ends it', async () => {
  const noteId = await aNote(5)
  const page = await openNote(noteId)
  await page.evaluate(() => localStorage.setItem('goldthread.dictation', 'agreed'))
  await intoSummary(page)
  await begin(page)
  await say(page, 'she slept well', false)
  await page.keyboard.press('Tab')
  await expect.poll(() => field(page, 'Summary').innerText()).toBe('She slept well')
  await page
    .getByRole('status')
    .getByText(/“she slept well” stays in the text/)
    .waitFor()
  expect(await field(page, 'Summary').evaluate((place) => place === document.activeElement)).toBe(false)

  await field(page, 'Comment').focus()
  await begin(page)
  await say(page, 'no pain')
  await say(page, 'and no fear', false)
  await field(page, 'Topic').focus()
  await expect.poll(() => field(page, 'Comment').inputValue()).toBe('No pain and no fear')
  await begin(page)
  await say(page, 'sleep', false)
  await page.evaluate(() => globalThis.softSpeech.cut())
  await expect.poll(() => field(page, 'Topic').inputValue()).toBe('Sleep')
  await begin(page)
  await say(page, 'and work', false)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'hidden')
  })
  await expect.poll(() => field(page, 'Topic').inputValue()).toBe('Sleep and work')
  const before = { summary: 'She slept well', comment: 'No pain and no fear', topic: 'Sleep and work' }
  await expect.poll(() => storedIn(noteId)).toMatchObject(before)

  const kept = { ...before }
  for (const [name, key] of [
    ['Topic', 'topic'],
    ['Comment', 'comment'],
    ['Summary', 'summary'],
  ] as const) {
    await (name === 'Summary' ? intoSummary(page) : field(page, name).focus())
    await page.keyboard.press('Control+End')
    await begin(page)
    await say(page, `again ${key}`, false)
    await page.getByText(`again ${key}`, { exact: true }).waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/today"]')?.click())
    await page.waitForURL(/\/today/)
    kept[key] += ` again ${key}`
    await expect.poll(() => storedIn(noteId)).toMatchObject(kept)
    await page.goto(`${house.server.url}/notes/${noteId}`)
  }
  await page.context().close()
})

test('a browser that may not use the microphone says so, and the text is as it was', async () => {
  const page = await openNote(await aNote(3))
  await page.evaluate(() => {
    localStorage.setItem('goldthread.dictation', 'agreed')
    globalThis.softSpeech.refuses = true
  })
  await field(page, 'Topic').focus()
  await microphone(page).waitFor()
  await page.keyboard.press('Control+Shift+d')
  const told = 'The browser may not use the microphone.'
  await page.locator('.dictation-sign').getByText(told).waitFor()
  await page.getByRole('status').getByText(told).waitFor({ state: 'attached' })
  expect(await isPressed(page)).toBe('false')
  if (shots) await page.screenshot({ path: `${shots}/dictation-denied.png` })
  await expectAccessibleInEachLook(page, 'a microphone that may not be used')
  expect(await field(page, 'Topic').inputValue()).toBe('')
  await page.context().close()
})

test('where the browser offers none, or its person prefers another engine, there is no microphone', async () => {
  const noteId = await aNote(4)
  const without = await openNote(noteId, () =>
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  const bare = acting(without)
  await intoSummary(without)
  await bare
  expect(await microphone(without).count()).toBe(0)
  await without.context().close()

  const { owner } = scene
  const across = { headers: { 'x-enable-cross-partition': 'true' } }
  const [kept] = (await clinician.ask('GET', 'PersonalPreferences', across)).body
  if (kept)
    await clinician.ask('PATCH', `PersonalPreferences/${kept.id}?versionId=${kept.meta.versionId}`, {
      body: [{ op: 'add', path: '/dictation', value: { engine: 'none' } }],
    })
  else await created(clinician, 'PersonalPreferences', { owner, dictation: { engine: 'none' } })
  const page = await openNote(noteId)
  const read = acting(page)
  await intoSummary(page)
  await read
  expect(await microphone(page).count()).toBe(0)
  await page.context().close()
})
