/**
 * HTML that tries to run code or load something. Every program that accepts, stores or shows rich text is tested with these
 * samples: its output must contain no dangers (`dangersIn`).
 */
export const HOSTILE_HTML: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//kotu.test/x.js></SCRIPT>',
  '<script/src=data:,alert(1)></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<script\x0b>alert(1)</script>',
  '<script>alert(1)</script ><p>x',
  '<script type="module">import("//kotu.test/x")</script>',
  '<!--><script>alert(1)</script>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
  // handlers
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a.png" onload="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x onerror\x0c=\x0calert(1)>',
  '<img src=`x` onerror=`alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<p onclick=alert(1)>x</p>',
  '<p OnMouseOver="alert(1)">x</p>',
  '<a href="https://a.test" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<body onload=alert(1)>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src onloadstart=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<select onfocus=alert(1) autofocus><option>x</select>',
  '<h1 onpointerenter=alert(1) style="display:block">x</h1>',
  '<blockquote onanimationstart=alert(1) class=x>x</blockquote>',
  '<ol start=1 onscroll=alert(1)><li value="x" onclick=alert(1)>x</ol>',
  // addresses
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert&lpar;1&rpar;">x</a>',
  '<a href="&#14; javascript:alert(1)">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://a.test/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//kotu.test/x">x</a>',
  '<a href="/\\kotu.test/x">x</a>',
  '<a href="\\\\kotu.test/x">x</a>',
  '<a href="https:kotu.test">x</a>',
  '<a href="/media/../javascript:alert(1)" ping="//kotu.test">x</a>',
  '<a href="https://a.test" target="_self" rel="opener" download="x.exe">x</a>',
  '<a href="javascript:alert(1)"><img src="javascript:alert(1)"></a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="data:image/png,<script>alert(1)</script>">',
  '<img src="data:image/png;base64,PHNjcmlwdD4=" srcset="javascript:alert(1)">',
  '<img src="/media/a.png" srcset="//kotu.test/x 1x, javascript:alert(1) 2x" sizes="100vw">',
  '<img src="//kotu.test/x.png">',
  '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)" src="/media/a.png">',
  '<img src="/media/a.png" usemap="#m"><map name=m><area href="javascript:alert(1)"></map>',
  '<picture><source srcset="//kotu.test/x"><img src="/media/a.png"></picture>',
  // SVG and MathML
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script xlink:href="data:,alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2ZyBpZD0ieCI+#x"/></svg>',
  '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">x</maction></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<span style="text-decoration:underline;background-image:url(//kotu.test/x)">x</span>',
  '<span style="text-decoration: underline\\;background:url(//kotu.test)">x</span>',
  '<style>@import "//kotu.test/x.css";body{background:url(javascript:alert(1))}</style>',
  '<link rel=stylesheet href=//kotu.test/x.css>',
  // frames, forms, plug-ins, pages
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x archive=//kotu.test/x.jar></applet>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<base href="https://kotu.test/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<portal src="//kotu.test"></portal>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<x-element onclick=alert(1) is=y>x</x-element>',
  '<template><img src=x onerror=alert(1)></template>',
  '<slot onslotchange=alert(1)>x</slot>',
  // HTML that changes its meaning when a second program parses or decodes it
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><p onclick=alert(1)>x</annotation-xml></math>',
  '<p id="--!><img src=x onerror=alert(1)>">x</p><!--x--!><img src=x onerror=alert(1)>',
  '<img alt="&quot;><script>alert(1)</script>" src="/media/a.png">',
  '<img alt=\'"><svg onload=alert(1)>\' src="/media/a.png">',
  '<a href="https://a.test/&quot; onclick=&quot;alert(1)">x</a>',
  '<a href="https://a.test/?q=</a><script>alert(1)</script>">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '\ufeff<script>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
  '<table background="javascript:alert(1)"><td background="//kotu.test/x">x</td></table>',
  '<ul><li><ul><li><a href="javascript:alert(1)"><b onclick=alert(1)>x</b></a></ul></ul>',
  `${'<div>'.repeat(200)}<img src=x onerror=alert(1)>${'</div>'.repeat(200)}`,
  '<p data-lexical-indent="1 onclick=alert(1)">x</p><p data-lexical-indent=\'1"><img src=x onerror=alert(1)>\'>x</p>',
  '<p><strong id="settings" name="api">x</strong><a name="settings" href="#x">x</a></p>',
];

const COMMON = ['data-lexical-indent'];
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE'].map((tag) => [tag, COMMON])),
  ...Object.fromEntries(['STRONG', 'EM', 'U', 'S', 'UL', 'LI', 'BR'].map((tag) => [tag, []])),
  OL: ['start'],
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt', 'width', 'height'],
};
const LINKS = /^(?:https?|mailto|tel):$/;
const PICTURES = /^https?:$/;
const RASTER = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+=*$/i;

/** Lists everything in parsed HTML that our canonical HTML does not allow. Empty for safe HTML. */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const allowed = ALLOWED[element.tagName];
    if (!allowed) return [`<${element.localName}>`];
    return [...element.attributes].flatMap(({ name, value }) => {
      if (!allowed.includes(name)) return [`${element.localName}[${name}]`];
      if (name === 'href' && !hasScheme(value, LINKS)) return [`href ${value}`];
      if (name === 'src' && !RASTER.test(value) && !hasScheme(value, PICTURES)) return [`src ${value}`];
      if (name === 'target' && element.getAttribute('rel') !== 'noopener noreferrer') return ['opener'];
      return [];
    });
  });
}

/** True if this URL on one of our pages has an allowed scheme. A relative URL must also stay on the site. */
function hasScheme(value: string, schemes: RegExp): boolean {
  const page = 'https://fuar.test/sayfa';
  if (!URL.canParse(value, page)) return false;
  const url = new URL(value, page);
  const isOwn = /^[/#](?!\/)/.test(value);
  return schemes.test(url.protocol) && (!isOwn || url.host === 'fuar.test');
}
