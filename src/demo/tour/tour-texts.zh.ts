import type en from './tour-texts.en'

export default {
  scenes: {
    compare: {
      title: '恢复较早的 Prompt',
      text: '您现在是 Mara，她管理此 Scope。这里显示恢复倒数第三个修订版会带来哪些更改。恢复不会覆盖任何内容，而是提交一个新修订版。请点击比较下方的“恢复修订版 …”，或者让 Mara 来做。',
      next: '让 Mara 恢复',
    },
    restored: {
      title: '带有原因的新修订版',
      text: '最新修订版的内容与较早的修订版相同。列表中写明恢复了哪个修订版、由谁恢复以及原因。所有修订版都还在。',
      next: '下一站：两人同时修改',
    },
    edit: {
      title: '两个人修改同一个 Artifact',
      text: '您仍是 Mara。请在“摘要”中改一个词，但先不要提交。然后让 Jonas 抢先一步。',
      next: '让 Jonas 先提交',
    },
    overtaken: {
      title: '没有人会覆盖自己没看过的内容',
      text: 'Jonas 添加了一句话并已提交。请点击“审阅更改”，然后提交：控制台会停下来，显示 Mara 看到的内容、现在的内容以及她将要提交的内容。',
      next: '下一站：被撤销的角色',
    },
    formerOwner: {
      title: '角色已被撤销的所有者',
      text: '您现在是 Noah。此 Prompt 由他创建，归他所有；但更改 Prompt 需要当时拥有 scope.admin 角色，而他的角色已被撤销。按钮会说明这一点。',
      next: '在审计中查看',
    },
    denials: {
      title: '每次拒绝都有记录',
      text: '您现在是合规人员 Priya。这些是 Noah 在此 Scope 中被拒绝的尝试。点击其中一条，可以看到依据哪条策略被拒绝以及原因。',
      next: '下一站：不会中断的列表',
    },
    list: {
      title: '没有缺口的审计',
      text: '服务逐页给出审计记录。只要有人授予或撤销角色，团队所用的服务器就会拒绝给出下一页。现在让 Mara 授予一个角色再撤销。',
      next: '让 Mara 授予并撤销',
    },
    listGoesOn: {
      title: '列表从原处继续',
      text: '请点击“加载更多”。控制台会重新找到位置：既不遗漏也不重复任何事件。“查找新事件”会显示 Mara 刚才的操作。',
      next: '下一站：谁在何时能做什么',
    },
    whoCan: {
      title: '谁能更改这里的 Prompt？',
      text: '控制台根据角色推算出答案，并给出每个答案所依据的绑定。',
      next: '20 天前呢？',
    },
    whoCould: {
      title: '20 天前谁能更改？',
      text: '同一个问题，问的是过去的时刻。更改时间即可查看其他时刻。已无法得知的内容也会说明。',
      next: '下一站：可移交的证据',
    },
    evidence: {
      title: '可移交的证据',
      text: '这是 30 天内被拒绝的请求。请点击“证据包…”：文件在此浏览器中生成，包含事件、所做的更改以及谁有权限。收到文件的人可以验证其中的内容未被改动。',
      next: '结束导览',
    },
  },
  take: '开始导览',
  takeHelp: '共六站，约五分钟。示例中的人物会以自己的名义操作。',
  tour: (stop, stops) => `导览：第 ${stop} 站，共 ${stops} 站`,
  hide: '收起',
  show: '展开',
  back: '上一步',
  end: '结束导览',
  busy: '请稍候…',
  failed: '操作未成功。点击“演示”中的“重新开始”可恢复示例数据。',
} satisfies typeof en
