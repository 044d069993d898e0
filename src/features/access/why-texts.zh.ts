import { formatsIn } from '../../lib/language/formats'
import type en from './why-texts.en'

const { number } = formatsIn('zh')

export default {
  list: (texts) => texts.join('、'),
  deeds: {
    read: '读取',
    contribute: '贡献',
    review: '评审',
    delegate: '委派',
    prompts: '更改 Prompt',
    grant: '授予角色',
    observe: '列出所有 Scope',
    administer: '管理服务器',
  },
  inSentence: {
    read: '读取',
    contribute: '贡献',
    review: '评审',
    delegate: '委派',
    prompts: '更改 Prompt',
    grant: '授予角色',
    observe: '列出所有 Scope',
    administer: '管理服务器',
  },
  actions: {
    'server.observe': '列出所有 Scope',
    'server.admin': '管理服务器',
    'scope.read': '读取',
    'scope.contribute': '贡献',
    'scope.review': '评审',
    'scope.delegate': '委派',
    'scope.admin': '更改 Prompt、授予角色',
    'artifact.read': '读取 Artifact',
    'artifact.write': '写入',
    'artifact.share': '共享 Artifact',
    'handoff.evidence.inspect': '查看 handoff 的证据',
    'handoff.acknowledge': '确认 handoff',
    'prompt.use': '使用 Prompt',
  },
  readsBelow: '包括其 Artifact',
  below: (actions: string) => `其下：${actions}`,
  strangeRole: '服务器没有描述此角色。',
  direct: '在此资源上',
  onServer: '在其上级服务器上',
  onScope: (name) => (name === undefined ? '在其上级 Scope 上' : `在其上级 Scope ${name} 上`),
  grantedBy: (who: string) => `由 ${who} 授予`,
  more: (count: number) => `另外 ${number(count)} 个绑定`,

  unknownTitle: '这里无法得知的事',
  ownership: '谁拥有某个 Artifact。无论这里怎么说，所有者无需任何绑定即可读取、写入和共享它。',
  groups: (names: string) => `谁在用户组中。用户组可以做的，其成员也可以做：${names}。`,
  anyGroup: '谁在用户组中：服务不会告知。这里没有属于用户组的绑定。',
  above: '服务器上的角色绑定。它们也作用于此 Scope，只有 server.admin 才能看到。',
  states: (names) => `处于控制台不了解的这些状态的绑定是否允许什么：${names}。`,
  roles: (names: string) => `控制台不了解的这些角色允许什么：${names}。`,
} satisfies typeof en
