import type { AllWords } from './family'

export default {
  shared: {
    fields: {
      instructions: 'Instructions',
      name: 'Name',
      kind: 'Kind',
      text: 'Text',
      state: 'State',
      schema: 'Schema',
    },
  },
  known: {
    prompt: {
      about: 'Saved Prompts as Artifacts, with all their revisions.',
      empty:
        'A Prompt appears here once it was saved for the first time. Until then it runs as Auto: the Prompts of this Scope show that.',
      fields: {
        mode: 'Mode',
        demonstrations: 'Demonstrations',
        input: 'Input',
        expected_output: 'Expected output',
        schema_version: 'Schema',
      },
      items: { demonstrations: (place) => `Demonstration ${place}` },
      nouns: { demonstrations: 'demonstration' },
      help: { demonstrations: 'Examples that the model sees with the instructions.' },
    },
    memory: {
      about: 'Remembered entries in one collection (servers before 1.3).',
      empty: 'Entries that a caller with scope.contribute lets the service remember are kept here.',
      fields: { entries: 'Entries' },
      items: { entries: (place) => `Entry ${place}` },
      nouns: { entries: 'entry' },
      beforeTyping:
        'What you commit here is added to this Memory: entries that are in it stay as they are.',
      neverRestored:
        'What is sent to a Memory is added to it: an earlier revision can’t replace it',
    },
    'atomic-memory': {
      about: 'Remembered facts, each an Artifact by itself.',
      empty: 'Facts that a caller with scope.contribute lets the service remember appear here.',
    },
    'topic-memory': {
      about: 'What is known of a topic, written up.',
      empty: 'The service writes up a topic here once it has seen enough of it.',
      fields: { title: 'Title', summary: 'Summary', detail: 'Detail' },
    },
    experience: {
      about: 'Situations, what was done and what was learnt.',
      empty: 'Situations and their lessons appear here once they are recorded or approved.',
      fields: {
        situation: 'Situation',
        action: 'Action',
        outcome: 'Outcome',
        lesson: 'Lesson',
        failure: 'Failure',
        signature: 'Signature',
        recall_cue: 'Recall cue',
        symptom: 'Symptom',
        repair_surface: 'Repair surface',
        verification: 'Verification',
        condition: 'Condition',
        check_subject: 'Check subject',
      },
      parts: { failure: 'Describe a failure' },
    },
    skill: {
      about: 'Procedures with their instructions and checks.',
      empty: 'Procedures appear here once they are recorded or approved.',
      fields: {
        description: 'Description',
        validation: 'Validation',
        license: 'License',
        compatibility: 'Compatibility',
        allowed_tools: 'Allowed tools',
        metadata: 'Metadata',
      },
      items: { validation: (place) => `Validation ${place}` },
      nouns: { validation: 'validation' },
      help: {
        instructions:
          'Without the section “Validation”: the service writes it from the list below.',
        name: 'Small letters, digits and single hyphens, as in card-payment-failover.',
        description: 'One line: when to use it.',
        validation: 'How one sees that it worked. At least one, each on one line.',
      },
    },
    handoff: {
      about: 'Work passed on: where it stands and what comes next.',
      empty: 'A handoff appears here when work in this Scope is passed on.',
      fields: {
        objective: 'Objective',
        disposition: 'Disposition',
        next_action: 'Next action',
        omissions: 'Omissions',
        citations: 'Citations',
        citation: 'Citation',
        family: 'Family',
        artifact_id: 'Artifact id',
        revision: 'Revision',
        source_id: 'Source id',
      },
      items: {
        state: (place) => `State ${place}`,
        omissions: (place) => `Omission ${place}`,
      },
      nouns: { state: 'statement', citations: 'citation', omissions: 'omission' },
      options: {
        continuable: 'continuable: work can go on',
        blocked: 'blocked: something is missing',
        complete: 'complete: nothing is left to do',
      },
      parts: { next_action: 'Name the next action' },
      help: { state: 'What is known, each with what it rests on.' },
    },
    profile: {
      about: 'Who or what this Scope is about.',
      empty: 'The profile appears here once it was written, by a person or by the service.',
      fields: { content: 'Content' },
      help: { content: 'Markdown. The service ends it with a line feed.' },
    },
  },
  unknown: {
    about: 'A family that this console does not know yet; shown field by field.',
    empty: 'What a caller with scope.contribute adds to this family appears here.',
  },
} satisfies AllWords
