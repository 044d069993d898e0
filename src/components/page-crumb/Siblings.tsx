import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Opened } from '../Opened'
import { useParams } from 'react-router'
import { isAskablePlace } from '../../api/contract/askable'
import { artifactListQuery } from '../../api/queries/artifacts'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { Icon } from '../../ui/icons'
import { useTexts } from '../../ui/language'
import { scopesBeside } from './scopes-beside'
import { pageCrumbTexts } from './texts'

const SiblingsMenu = lazy(async () => ({
  default: (await import('./SiblingsMenu')).SiblingsMenu,
}))

/** The button that opens the menu of siblings. @param name of the place whose siblings they are */
export function Siblings({ name }: { name: string }) {
  const t = useTexts(pageCrumbTexts)
  const hasOthers = useHasOthers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!hasOthers) return null
  const label = t.others(name)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', width: 24, height: 24, ml: 0.25, flex: 'none' }}
      >
        <Icon>
          <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
        </Icon>
      </IconButton>
      {anchor && (
        <Opened onClose={() => setAnchor(null)}>
          <SiblingsMenu label={label} anchor={anchor} onClose={() => setAnchor(null)} />
        </Opened>
      )}
    </>
  )
}

/** Whether the menu would have anything in it. */
function useHasOthers(): boolean {
  const client = useQueryClient()
  const visited = useVisitedScopes()
  const { scopeId, family, artifactId, promptKey } = useParams()
  const id = artifactId ?? promptKey
  if (scopeId === undefined || !isAskablePlace(scopeId, family, id)) return false
  if (family !== undefined && artifactId !== undefined) {
    const list = client.getQueryData(artifactListQuery(scopeId, family).queryKey)
    return !!list?.pages.some(({ items }) => items.some((item) => item.artifact_id !== artifactId))
  }
  // There is always another family, and another Prompt key.
  if (family !== undefined || promptKey !== undefined) return true
  return scopesBeside(client, visited, scopeId).length > 0
}
