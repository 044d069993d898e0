import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What every part of the dashboard may build on. */
const SHARED = [
  'lib',
  'contract',
  'api',
  'routing',
  'ui',
  'families',
  'names',
  'commit',
  'access',
  'change',
]

// Which folder may import which (decision 2). A feature imports no other feature.
const mayImport = {
  lib: [],
  contract: ['lib'],
  api: ['lib', 'contract'],
  routing: ['lib'],
  ui: ['lib'],
  families: ['lib', 'contract'],
  names: ['lib', 'contract', 'api', 'families'],
  commit: ['lib', 'contract', 'api', 'families'],
  access: ['lib', 'contract', 'api'],
  change: ['lib', 'contract', 'api', 'commit', 'access'],
  components: SHARED,
  feature: [...SHARED, 'components'],
  app: [...SHARED, 'components', 'feature'],
  service: ['lib', 'contract', 'access'],
  sample: ['lib', 'contract', 'families', 'service'],
  host: ['lib', 'contract', 'service', 'sample'],
  demo: [...SHARED, 'app', 'service', 'sample'],
}
/** The folders of `src` that are called as in the table; the others have patterns of their own. */
const ROOMS = Object.keys(mayImport).filter(
  (type) => !['contract', 'change', 'feature'].includes(type),
)
const noMarkup = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Text from a server is never markup: render it as text.',
}
const noHexColour = {
  selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]',
  message: 'Name a colour of the palette; hex colours belong into src/ui/.',
}
const noEnglishMessage = {
  selector: 'MemberExpression[property.name="message"][object.name=/error|failure|cause/i]',
  message:
    'Messages of ours are English: saidOf (components/failure-words.ts) tells what may be shown.',
}
const noOwnFormat = [
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
  'NewExpression > MemberExpression[object.name="Intl"]',
].map((selector) => ({
  selector,
  message: 'Numbers and plurals are written by lib/language/, dates by lib/date/.',
}))
/** The name of a family: `family`, `target.family`, `familyOf(…).name`. */
const FAMILY = `:matches(${[
  'Identifier[name=/^family(Name)?$/i]',
  'MemberExpression[property.name=/^family(Name)?$/i]',
  'MemberExpression[property.name="name"][object.callee.name="familyOf"]',
].join(', ')})`
const noFamilyName = [
  `BinaryExpression[operator=/^[!=]==?$/]:has(> ${FAMILY}):has(> Literal[raw=/^['"]/])`,
  `SwitchStatement > ${FAMILY}.discriminant`,
].map((selector) => ({
  selector,
  message: 'Ask the descriptor of the family (src/families/) and give it what you miss.',
}))
const noOldSearch = {
  selector:
    'VariableDeclarator[init.callee.name="useSearchParams"] > ArrayPattern[elements.length>1]',
  message:
    'It begins with the query of the last render, and undoes a change made since: useChangeSearch (src/routing/) does not.',
}
const noNetworkIdle = {
  selector: 'Literal[value="networkidle"]',
  message:
    'Half a second of silence proves nothing on a busy machine: wait for what has to be there, or for `requests.atRest`.',
}
const noTestCode = {
  regex: '^vitest$|^fast-check$|/testing/',
  message:
    'What only tests use stands in a testing/ folder, and product code takes nothing from there.',
}
const noNode = {
  regex: '^node:',
  message: 'This runs in the browser too: only src/host and tests are sure of Node.',
}
const folder = (type, pattern = `src/${type}`) => ({ type, pattern })

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-demo',
      'dist-host',
      'dist-package',
      'dist-static',
      '.cache',
      '.data',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
      'boundaries/elements': [
        folder('contract', 'src/api/contract'),
        folder('change', 'src/access/change'),
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        ...ROOMS.map((type) => folder(type)),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(mayImport).map(([type, targets]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: targets } } } },
          })),
          message:
            '{{from.element.type}} may not import {{to.element.type}}: see the table in docs/decisions/0002.',
        },
      ],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': ['error', noMarkup],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noMarkup, noNetworkIdle] },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material/Tooltip',
              message:
                'Use ui/Tip: it loads its positioning when a tip opens (docs/decisions/0006).',
            },
            { name: '@mui/material', message: 'Import each part by its path.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/host/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noTestCode] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/host/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noTestCode, noNode] }],
    },
  },
  ...Object.entries({
    // The rooms of the audit's list: what is asked, how it is read, what is kept (docs/architecture.md).
    query: '^\\.\\./(?!\\.\\.|query)',
    store: '^\\.\\./(?!\\.\\.|store)',
    reading: '^\\.\\./(?!\\.\\.|query|store)',
  }).map(([room, regex]) => ({
    files: [`src/features/audit/${room}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            noTestCode,
            noNode,
            {
              regex,
              message: 'query and store import no other room of the audit, reading only these two.',
            },
          ],
        },
      ],
    },
  })),
  {
    // What a family is like its descriptor says, once: src/families/, and the service for itself.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/families/**', 'src/service/**'],
    rules: { 'no-restricted-syntax': ['error', noMarkup, noOldSearch, ...noFamilyName] },
  },
  {
    // What a commit is, and what a principal may do, without how it looks (decision 2).
    files: ['src/commit/**', 'src/access/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@mui|@emotion|react-router|react-dom)(/|$)',
              message:
                'src/commit and src/access show nothing: that is for components and features.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{commit,access}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'src/commit and src/access hold no JSX: that is for components and features.',
        },
      ],
    },
  },
  {
    // early.ts and main.tsx start the console; the embedded service they may not load.
    files: ['src/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(service|sample|host|features|components)/',
              message:
                'early.ts and main.tsx import app, api, routing, ui and lib: see docs/decisions/0002.',
            },
          ],
        },
      ],
    },
  },
  {
    // No hex colour outside ui/: colours come from the theme (decision 2).
    files: ['src/{app,features,components}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noMarkup,
        noOldSearch,
        ...noFamilyName,
        noHexColour,
        ...noOwnFormat,
      ],
    },
  },
  {
    files: ['src/{app,features,components}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noMarkup,
        noOldSearch,
        ...noFamilyName,
        noHexColour,
        ...noOwnFormat,
        noEnglishMessage,
      ],
    },
  },
)
