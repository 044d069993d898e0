import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { configures } from '../../families/configures'
import { familyWords, wordsOf } from '../../families/words'
import type { Holdings } from '../../api/read-holdings'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { ContentsRow } from './ContentsRow'
import { amountOf, isEmpty, promptModes, type ScopeList } from './scope-lists'
import { scopeTexts } from './scope-texts'

type Props = {
  scopeId: string
  lists: readonly ScopeList[]
  /** The families whose lists are being read. */
  reading: readonly string[]
  /** null: nobody has asked for them. */
  holdings: Holdings | null
  /** What stands below: what was counted, and what can be read. */
  foot: ReactNode
}

/** Links to the Scope's Prompts and to each family. A number stands beside each as far as this visit knows it. */
export function ContentsPanel({ scopeId, lists, reading, holdings, foot }: Props) {
  const t = useTexts(scopeTexts)
  const words = useTexts(familyWords)
  const prompts = lists.find(({ family }) => configures(family))
  // Empty families are folded only when all lists have come, so that the rows move once.
  const empty = lists.filter(
    (list) => isEmpty(amountOf(list, holdings)) && !reading.includes(list.family),
  )
  const rowOf = (list: ScopeList) => (
    <ContentsRow
      key={list.family}
      label={list.family}
      to={paths.artifacts(scopeId, list.family)}
      list={list}
      amount={amountOf(list, holdings)}
      help={wordsOf(words, list.family).about}
    />
  )
  return (
    <Panel title={t.contents} flush>
      <Box component="ul" sx={listSx}>
        <ContentsRow
          label={t.prompts}
          to={paths.prompts(scopeId)}
          list={prompts}
          amount={prompts ? amountOf(prompts, holdings) : null}
          help={
            prompts?.items && !prompts.hasMore
              ? t.promptModes(promptModes(prompts.items))
              : t.promptsHelp
          }
        />
      </Box>
      <Typography
        variant="caption"
        component="h3"
        color="textSecondary"
        sx={{ ...line, px: 2, pt: 1.5, pb: 0.5 }}
      >
        {t.byFamily}
      </Typography>
      <Box component="ul" sx={listSx}>
        {lists.filter((list) => !empty.includes(list)).map(rowOf)}
      </Box>
      {empty.length > 0 && (
        <Box component="details" sx={{ ...line, fontSize: '0.8125rem' }}>
          <Box
            component="summary"
            sx={{ px: 2, py: 1, lineHeight: '21px', color: 'text.secondary', cursor: 'pointer' }}
          >
            {t.emptyFamilies(empty.map(({ family }) => family))}
          </Box>
          <Box component="ul" sx={listSx}>
            {empty.map(rowOf)}
          </Box>
        </Box>
      )}
      {foot}
    </Panel>
  )
}

const listSx = { m: 0, p: 0, listStyle: 'none' } as const
const line = { borderTop: '1px solid', borderColor: 'line.main' } as const
