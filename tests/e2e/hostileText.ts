/** Markup that tries to run a script. A script that runs calls `run(n)`, which the test notices. */

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onbegin',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
]
const TAGS = ['img src="x"', 'svg', 'math', 'video src="x"', 'audio src="x"', 'details open', 'p', 'a autofocus']
const ADDRESSES = [
  'javascript:run(1)',
  'JaVaScRiPt:run(2)',
  ' &#106;avascript:run(3)',
  'java&Tab;script:run(4)',
  'java&NewLine;script&colon;run(5)',
  'vbscript:run(6)',
  'data:text/html,<script>parent.run(7)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.run(8)"/>',
]

/** Markup written by hand: differences between parsers, namespaces, templates, frames, forms. */
const OWN = [
  '<script>run(10)</script>',
  '<SCRIPT SRC="data:text/javascript,run(11)"></SCRIPT>',
  '<iframe srcdoc="<script>parent.run(12)</script>"></iframe>',
  '<iframe src="javascript:parent.run(13)"></iframe>',
  '<object data="javascript:run(14)"></object><embed src="javascript:run(15)">',
  '<form action="javascript:run(16)"><button>Press</button><input autofocus onfocus="run(17)"></form>',
  '<base href="javascript:run(18)//"><a href="x">base</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:run(19)">',
  '<link rel="stylesheet" href="javascript:run(20)"><style>@import "javascript:run(21)";</style>',
  '<svg><script>run(22)</script><a xlink:href="javascript:run(23)"><text y="9">drawn</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=run(24)>#x"></use><set attributeName="onload" to="run(25)"></set></svg>',
  '<svg><animate onbegin="run(26)" attributeName="x" dur="1s"></animate><foreignObject><img src=x onerror="run(27)"></foreignObject></svg>',
  '<math href="javascript:run(28)"><mi>x</mi></math><math><mtext><table><mglyph><style><img src=x onerror="run(29)">',
  '<math><mi//xlink:href="javascript:run(30)">y</math><math><annotation-xml encoding="text/html"><img src=x onerror="run(31)">',
  '<noscript><p title="</noscript><img src=x onerror=run(32)>"></noscript>',
  '<template><img src=x onerror="run(33)"></template><xmp><img src=x onerror="run(34)"></xmp>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="run(35)">',
  '<p title="`onmouseover=run(36)"><img alt="`><img src=x onerror=run(37)>">',
  '<b onclick="run(38)">press</b><table background="javascript:run(39)"><tr><td>cell</td></tr></table>',
  '<img src="text/a.png&quot; onerror=&quot;run(40)" alt="quoted"><img src=`x`onerror=run(41)>',
]

/** Every tag with every handler, every URL in a link and in a picture, and the markup written by hand. */
export const hostileMarkup: readonly string[] = [
  ...TAGS.flatMap((tag) =>
    HANDLERS.map((handler) => `<${tag} ${handler}="run('${handler}')">${tag}</${tag.split(' ')[0]}>`),
  ),
  ...ADDRESSES.map((address) => `<p><a href='${address}'>a link</a> <img src='${address}' alt="a picture"></p>`),
  ...OWN,
]
