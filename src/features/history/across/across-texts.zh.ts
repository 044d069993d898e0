import type en from './across-texts.en'

export default {
  comparison: (name) => `${name} 的比较`,
  revisionOf: (revision, place) => `r${revision} · ${place}`,
  unsavedIn: (place) => `内置 · ${place}`,
  changes: (from, to) => `${from} 到 ${to} 的更改`,
  nothingSaved: '未保存任何内容：运行内置指令。',
  unread: (place) => `无法读取 ${place} 中的一侧`,
  noOther: '尚未选择比较对象',
  noOtherHelp:
    '请选择同一 family 的另一个 Artifact，可在此 Scope 或其他 Scope 中。之后此比较会有可发送的地址。',
  otherFamily: '两个 family 无法比较',
  otherFamilyHelp: (one, other) =>
    `一侧属于 ${one}，另一侧属于 ${other}。不同 family 的内容字段不同。`,
  sameArtifact: '两侧是同一个 Artifact',
  sameArtifactHelp: '其历史可比较各修订版。',
  toHistory: '比较其修订版',
} satisfies typeof en
