import Box from '@mui/material/Box'
import { ListField } from '../fields/ListField'
import { TextInput } from '../fields/TextInput'

export function MemoryForm() {
  return (
    <ListField path={['entries']} fresh={{ kind: 'fact', text: '' }}>
      {(path) => (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          }}
        >
          <TextInput path={[...path, 'kind']} />
          <TextInput path={[...path, 'text']} rows={3} />
        </Box>
      )}
    </ListField>
  )
}
