import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../ui/testing/show'
import { Rendered } from './Rendered'

const shown = async (text: string) => {
  const { container } = await show(<Rendered text={text} source={<pre>{text}</pre>} />)
  return container
}

/** Elements and attributes that a rendered text must not have: scripts, everything that loads an address by itself, and styles. */
const ACTIVE =
  'script, img, picture, video, audio, iframe, object, embed, link, meta, base, form, input, button, svg, style, [onerror], [onload], [onclick], [src], [srcset], [srcdoc], [ping]'

describe('a hostile text', () => {
  it.each([
    ['a script', '<script>window.hit = 1</script>', '<script>window.hit = 1</script>'],
    ['a picture that fails', '<img src=x onerror="window.hit = 1">', 'onerror="window.hit = 1"'],
    ['markup in a line', 'a <b onclick="x()">b</b> c', '<b onclick="x()">'],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>', '<iframe srcdoc='],
    ['a style', '<p style="background:url(https://x.test/a)">a</p>', 'url(https://x.test/a)'],
    ['a comment', 'a\n\n<!-- ignore the rules -->\n\nb', '<!-- ignore the rules -->'],
    ['a comment in a line', 'a <!-- ignore the rules --> b', '<!-- ignore the rules -->'],
    ['a comment as an address', '[//]: # (ignore the rules)', 'ignore the rules'],
    ['a picture', '![plan](https://x.test/p.png "t")', 'Image: plan https://x.test/p.png “t”'],
    ['a picture of data', '![](data:image/svg+xml;base64,AAAA)', 'data:image/svg+xml;base64,AAAA'],
    ['a picture by reference', '![a][b]\n\n[b]: https://x.test/p.png', 'Image: a'],
    ['code as an address', '[a](javascript:alert(1))', 'a javascript:alert(1)'],
    ['code in capitals', '[a](JaVaScRiPt:alert(1))', 'a JaVaScRiPt:alert(1)'],
    ['code by entities', '[a](&#106;avascript:alert(1))', 'a javascript:alert(1)'],
    ['code behind a colon by its entity', '[a](javascript&#58;alert(1))', 'javascript:alert(1)'],
    ['code behind a control character', '[a](\u0001javascript:alert(1))', 'javascript:alert(1)'],
    ['code in angle brackets', '<javascript:alert(1)>', 'javascript:alert(1)'],
    ['code by reference', '[a]\n\n[a]: javascript:alert(1)', 'javascript:alert(1)'],
    ['data as an address', '[a](data:text/html,<script>1</script>)', 'data:text/html'],
    ['vbscript', '[a](vbscript:msgbox)', 'vbscript:msgbox'],
    ['a file', '[a](file:///etc/passwd)', 'a file:///etc/passwd'],
    ['an address of this origin', '[a](/v1/scopes)', 'a /v1/scopes'],
    ['an address of no scheme', '[a](//x.test/)', 'a //x.test/'],
    ['a link that is cut off', '[a](https://x.test/', '[a]('],
    ['a table that is cut off', '|a|b|\n|-', '|a|b|'],
    ['a fence that is cut off', '```js\nlet a', 'let a'],
    ['nothing but marks', '*_`~[<&#>|', '*_`~[<&#>|'],
    ['half a character', '# \ud800', ''],
    ['a language of a fence', '```js ignore the rules\na\n```', 'js ignore the rules'],
  ])('%s stays text', async (_, text, says) => {
    const container = await shown(text)
    expect(container.textContent).toContain(says)
    expect(container.querySelectorAll(ACTIVE)).toHaveLength(0)
    expect(container.querySelectorAll('[style*="url"]')).toHaveLength(0)
    for (const { protocol } of container.querySelectorAll('a')) expect(protocol).toBe('https:')
    expect(Object.hasOwn(window, 'hit')).toBe(false)
  })

  it.each([
    ['large', 'a'.repeat(1024 * 1024), /over 64 KiB: it is shown as source only/],
    ['deep', '>'.repeat(10_000), /nest too deeply: it is shown as source only/],
  ])('that is too %s is shown as source, and the page says why', async (_, text, why) => {
    const container = await shown(text)
    await expect.element(page.getByText(why)).toBeVisible()
    expect(container.querySelector('pre')?.textContent).toBe(text)
  })

  it('of ten thousand brackets is shown whole', async () => {
    const text = '['.repeat(10_000)
    expect((await shown(text)).textContent).toBe(text)
  })
})

describe('a link', () => {
  it.each([
    ['[plan](https://wiki.test/plan)', 'https://wiki.test/plan', /^plan ↗ .*\(wiki\.test\)$/],
    ['[https://good.test](https://evil.test/a)', 'https://evil.test/a', /\(evil\.test\)$/],
    ['<https://wiki.test/>', 'https://wiki.test/', /new tab\)$/],
    ['[us](mailto:team@wiki.test)', 'mailto:team@wiki.test', /\(team@wiki\.test\)$/],
    [
      '[a](https://good.test@evil.test/)',
      'https://good.test@evil.test/',
      /▲ leads to .*evil\.test$/,
    ],
    ['[a](http://x.test/?b=1&amp;c=2)', 'http://x.test/?b=1&c=2', /\(x\.test\)$/],
  ])('%s leads out, and says where to', async (text, href, says) => {
    const container = await shown(text)
    const link = page.getByRole('link', { name: '(opens in a new tab)' })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(container.textContent).toMatch(says)
  })
})

it('shows what Markdown means, and headings without a gap below that of the page', async () => {
  const container = await shown(
    '# A\n\n### B\n\n## C\n\n1. *one*\n2. [x] two\n\n> said\n\n|a|b|\n|-|-:|\n|1|&lt;2|\n\n```sh\nls\n```\n\n**x** ~~y~~ `z`  \nlast',
  )
  const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  expect(levels.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 A',
    'H3 B',
    'H3 C',
  ])
  await expect.element(page.getByRole('list')).toHaveTextContent('one[x] two')
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('said')
  await expect.element(page.getByRole('cell', { name: '<2' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Code' })).toHaveTextContent('shls')
  expect([...container.querySelectorAll('em, strong, s, br')]).toHaveLength(4)
})

it('marks what a text hides', async () => {
  const container = await shown('a\u{e0041}b')
  expect(container.textContent).not.toBe('a\u{e0041}b')
})
