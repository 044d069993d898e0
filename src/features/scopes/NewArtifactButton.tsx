import { lazy, useState } from 'react'
import { Opened } from '../../components/Opened'
import { useMayCreate } from '../../components/creating/use-may-create'
import { ReasonedButton } from '../../components/ReasonedButton'
import { useFamilies } from '../../components/use-families'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

const NewArtifactMenu = lazy(async () => ({
  default: (await import('./NewArtifactMenu')).NewArtifactMenu,
}))

/** Opens the menu of the families of which the caller can make an Artifact here; otherwise it says why there is none. */
export function NewArtifactButton({ scopeId }: { scopeId: string }) {
  const t = useTexts(scopeTexts)
  const { reason, reasonFor } = useMayCreate(scopeId)
  const families = useFamilies()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const offered = families.filter((family) => reasonFor(family) === null)
  return (
    <>
      <ReasonedButton
        variant="contained"
        disabledReason={reason}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.newArtifact}
      </ReasonedButton>
      {anchor && (
        <Opened onClose={() => setAnchor(null)}>
          <NewArtifactMenu
            scopeId={scopeId}
            families={offered}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Opened>
      )}
    </>
  )
}
