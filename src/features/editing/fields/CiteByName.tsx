import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import type { Path } from '../../../api/contract/content-bounds'
import { useTexts } from '../../../ui/language'
import { useField } from '../editing-context'
import { citeTexts } from './cite-texts'
import { idOfCited, useCitable } from './use-citable'

const CiteDialog = lazy(async () => ({ default: (await import('./CiteDialog')).CiteDialog }))

/** Beside the label of a cited id: what it is called, and a choice by name. Where no name is known there is nothing to choose. */
export function CiteByName({ path }: { path: Path }) {
  const t = useTexts(citeTexts)
  const [open, setOpen] = useState(false)
  const citation = useField(path)
  const isSource = useField([...path, 'kind']).value === 'source'
  const options = useCitable(isSource)
  if (options.length === 0) return null
  const cited = idOfCited(citation.value)
  const name = options.find(({ id }) => id === cited)?.name
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={name === undefined ? t.byName : t.citedAs(name)}
        title={name}
        sx={{ minWidth: 0, minHeight: 24, py: 0, px: 0.75, mr: -0.75 }}
        onClick={() => setOpen(true)}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name ?? t.byName}
        </span>
      </Button>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <CiteDialog
            label={isSource ? t.source : t.artifact}
            options={options}
            onPick={(picked) => {
              setOpen(false)
              citation.set(picked.citation)
            }}
            onClose={() => setOpen(false)}
          />
        </Opened>
      )}
    </>
  )
}
