import Button from '@mui/material/Button'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { download } from '../../lib/download'
import { exactJson } from '../../lib/json/exact-json'
import { useTexts } from '../../ui/language'
import { jsonFileName } from './json-file-name'
import { smallButton } from '../../components/content/small-button'
import { TextBlock } from '../../components/content/TextBlock'
import { artifactsTexts } from './texts'

/** The server's whole answer, with the fields that the console does not know. It can be downloaded as it is shown. */
export function JsonView({ revision }: { revision: ArtifactRevision }) {
  const t = useTexts(artifactsTexts)
  const json = exactJson(revision, 2)
  const save = () =>
    download(new Blob([json], { type: 'application/json' }), jsonFileName(revision))
  return (
    <TextBlock
      text={json}
      what={t.jsonOf}
      mono
      actions={
        <Button variant="text" size="small" sx={smallButton} onClick={save}>
          {t.downloadJson}
        </Button>
      }
    />
  )
}
