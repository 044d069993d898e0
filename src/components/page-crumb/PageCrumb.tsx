import Box from '@mui/material/Box'
import { useLocation, useParams } from 'react-router'
import { aspectOf } from '../../routing/aspect'
import { useTexts } from '../../ui/language'
import { SHORT_CRUMB } from '../Breadcrumbs'
import { Siblings } from './Siblings'
import { pageCrumbTexts } from './texts'

type Props = {
  /** What the screen is called. */
  title: string
  /** The crumbs before this one. For an edit or a history, the last of them is its Artifact. */
  before: readonly { label: string }[]
}

/** The last breadcrumb: the screen itself, and the others beside it. */
export function PageCrumb({ title, before }: Props) {
  const t = useTexts(pageCrumbTexts)
  const { pathname } = useLocation()
  const { family, artifactId } = useParams()
  // An impossible address has one crumb only, and no aspect is named for it.
  const aspect = before.length === 4 ? aspectOf(pathname) : undefined
  const isList = before.length === 2 && family !== undefined && artifactId === undefined
  const name = aspect ? t[aspect] : isList ? family : title
  const siblings = before.length > 0 && <Siblings name={(aspect && before.at(-1)?.label) ?? name} />
  return (
    <>
      {aspect && siblings}
      {before.length > 0 && (
        <Box component="span" aria-hidden="true" sx={{ mx: 0.75 }}>
          /
        </Box>
      )}
      {/* It is cut after the others, by a factor that is whole: with less than 1 in all, a line gives up that part of its excess only. */}
      <Box
        component="span"
        aria-current="page"
        title={name}
        sx={{ ...current, flexShrink: name.length > SHORT_CRUMB ? 1 : 0 }}
      >
        {name}
      </Box>
      {!aspect && siblings}
    </>
  )
}

const current = {
  minWidth: '4ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  fontWeight: 600,
} as const
