import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isAskable } from '../../api/contract/askable'
import { familyOf } from '../../families/family-of'
import type { Place } from '../../names/artifact-names'
import { useScopeNames } from '../../names/use-scope-name'
import { isSameArtifact } from '../../routing/compare-sides'
import { paths } from '../../routing/paths'
import { DialogForm } from '../../ui/dialog/DialogForm'
import { DialogShell } from '../../ui/dialog/DialogShell'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { ReasonedButton } from '../ReasonedButton'
import { useAccessMode } from '../use-access-mode'
import { useArtifactTitle } from '../use-artifact-title'
import { useReadableScopes } from '../use-readable-scopes'
import { compareTexts } from './compare-texts'
import { idOf, type Named, type Pick } from './named'
import { NamedField } from './NamedField'
import { ScopeNamesButton } from '../ScopeNamesButton'
import { useComparable } from './use-comparable'

type Props = { place: Place; onClose: () => void }

const NOTHING: Pick = { text: '', id: null }

/** Chooses the Artifact that `place` is compared with: a Scope, then one of its Artifacts of the same family. */
export function CompareDialog({ place, onClose }: Props) {
  const t = useTexts(compareTexts)
  const navigate = useNavigate()
  const names = useScopeNames()
  const title = useArtifactTitle(place)
  const isRecorded = useAccessMode() === 'enforced'
  const { scopeIds = [place.scopeId], error, retry } = useReadableScopes()
  const scopes = scopeIds.map((id): Named => ({ id, name: names.get(id) ?? id }))
  const { family } = place
  // A Prompt is mostly wanted beside the same one of another Scope, another Artifact beside one of its own Scope.
  const { configures } = familyOf(family)
  const [scope, setScope] = useState<Pick>(() =>
    configures ? NOTHING : { text: names.get(place.scopeId) ?? place.scopeId, id: place.scopeId },
  )
  const [artifact, setArtifact] = useState<Pick>(() =>
    configures ? { text: title, id: place.artifactId } : NOTHING,
  )
  const [wanted, setWanted] = useState(false)
  const scopeId = idOf(scope, scopes)
  const { options, isUnread, isReading, ...list } = useComparable(place, scopeId, wanted)
  const artifactId = idOf(artifact, options)
  const there = { scopeId, family, artifactId, revision: null }
  const here = { ...place, revision: null }
  const reason =
    scopeId === ''
      ? t.noScope
      : artifactId === ''
        ? t.noArtifact
        : !isAskable('scope', scopeId) || !isAskable('artifact', artifactId)
          ? t.impossible
          : isSameArtifact(here, there)
            ? t.itself
            : null
  const submit = () => {
    if (reason !== null) return
    onClose()
    void navigate(paths.compare(here, there))
  }
  return (
    <DialogShell title={t.title(title)} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {t.help(family)} {isRecorded && t.cost}
          </Typography>
          {error && <FailureState error={error} onRetry={retry} />}
          <NamedField
            label={t.scope}
            pick={scope}
            options={scopes}
            help={<ScopeNamesButton scopeIds={scopeIds} />}
            autoFocus={configures}
            onPick={(pick) => {
              setScope(pick)
              setWanted(false)
            }}
          />
          <NamedField
            label={t.artifact}
            pick={artifact}
            options={options}
            help={
              isReading
                ? t.listing
                : isUnread
                  ? isRecorded && t.listCost
                  : list.hasMore && t.listed(options.length)
            }
            autoFocus={!configures}
            onPick={setArtifact}
            onOpen={() => setWanted(true)}
          />
          {wanted && list.error && <FailureState error={list.error} onRetry={list.retry} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <ReasonedButton type="submit" variant="contained" disabledReason={reason}>
            {t.compare}
          </ReasonedButton>
        </DialogActions>
      </DialogForm>
    </DialogShell>
  )
}
