import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${webkit} Version/18.4 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`${mozilla} (Linux; Android 15) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
])('a sign-in is told by its browser and system: %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test('what names neither stays unknown', () => {
  expect(deviceOf('node')).toBeUndefined()
})
