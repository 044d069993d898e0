/** A component that shows nothing. */
const NOTHING = '() => null'

/** What only developers read, and what only React Router's frameworks use, in the file that holds the router. */
const ROUTER = [
  [/^var ENABLE_DEV_WARNINGS = true;/m, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^function (warning|warnOnce|warningOnce)\([^{]*\{(?:\n(?: .*)?)*?\n\}$/gm, 'function $1() {}'],
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // Unused contexts and components go only where making one is known to do nothing else.
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // A link prefetches pages in a framework alone.
  [/\/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/g, 'null'],
]

/** The theme's colours of components that the console does not have, and of filled alerts. */
const COLOURS = [
  [
    /^ +setColor\(palette\.(?:AppBar|Avatar|FilledInput|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Tooltip),.*\n/gm,
    '',
  ],
  [/^ +const snackbarContentBackground = .*\n *: .*\n/gm, ''],
  [/^ +setColor\(palette\.Alert, '\w+Filled(?:Bg|Color)',.*\n/gm, ''],
]

/**
 * Parts of packages that the console never uses, which no bundler can know: the file that holds them, what stands there
 * and what stands there instead.
 * @type {readonly { file: RegExp, holds?: string, changes: readonly (readonly [found: RegExp, instead: string])[] }[]}
 */
const EXTRAS = [
  {
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    holds: 'function BrowserRouter(',
    changes: ROUTER,
  },
  // The theme has no ripples.
  {
    file: /\/@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    changes: [[/^import TouchRipple from .*$/m, `const TouchRipple = ${NOTHING};`]],
  },
  // No button says by a ring that something is under way.
  {
    file: /\/@mui\/material\/(?:Button\/Button|IconButton\/IconButton)\.mjs$/,
    changes: [[/^import CircularProgress from .*$/m, `const CircularProgress = ${NOTHING};`]],
  },
  // Each list of choices names its own input.
  {
    file: /\/@mui\/material\/NativeSelect\/NativeSelect\.mjs$/,
    changes: [[/^import Input from .*$/m, `const Input = ${NOTHING};`]],
  },
  {
    file: /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    changes: COLOURS,
  },
  // Writes a script into pages that a server renders.
  {
    file: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/,
    changes: [
      [
        /^import \{ buildInitColorSchemeScript,/m,
        `const buildInitColorSchemeScript = ${NOTHING};\nimport {`,
      ],
    ],
  },
  // Emotion's `withTheme` alone needs this package, and asks for it by another import.
  {
    file: /\/@emotion\/react\/dist\/emotion-react\.browser\.esm\.js$/,
    changes: [[/^import 'hoist-non-react-statics';$/m, '']],
  },
]

/**
 * A plugin that removes parts of packages from the build. The console never uses them, and no bundler can know (decision 6).
 * @returns {import('vite').Plugin}
 * @throws Error when a package no longer has one of these parts, or has it in other words
 */
export function droppedExtras() {
  const met = new Set()
  return {
    name: 'dropped-extras',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0]
      const extra = EXTRAS.find(({ file, holds = '' }) => file.test(path) && code.includes(holds))
      if (!extra) return null
      met.add(extra)
      let changed = code
      for (const [found, instead] of extra.changes) {
        const next = changed.replace(found, instead)
        if (next === changed) this.error(`${path} has nothing that fits ${found}: see EXTRAS.`)
        changed = next
      }
      return { code: changed, map: null }
    },
    generateBundle() {
      const unmet = EXTRAS.filter((extra) => !met.has(extra))
      if (unmet.length > 0)
        this.error(`No package has a file like ${unmet.map(({ file }) => file)}.`)
    },
  }
}
