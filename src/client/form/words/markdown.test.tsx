import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

function drawn(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />)
}

test('bold, italic and lists are drawn', () => {
  expect(drawn('Ask **slowly**, *twice*.\n\n- one\n- two\n\n1. first\n2. second')).toBe(
    '<p>Ask <strong>slowly</strong>, <em>twice</em>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>',
  )
})

test('markup in a text stays text', () => {
  expect(drawn('<img src=x onerror=alert(1)> & <b>so</b>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;so&lt;/b&gt;</p>',
  )
})

test('a link shows its words and address and leads nowhere; an image is left out', () => {
  expect(drawn('See [the leaflet](javascript:alert(1)) ![x](http://a/b.png)')).not.toMatch(/<a|<img|href|src/)
})

test('a long line of stars does not keep the reader waiting', () => {
  const begun = performance.now()
  drawn('*'.repeat(20_000) + '_a'.repeat(5_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
