export const photosynthesis = `
<p>Plants do not eat. They <strong>make</strong> their own food, mostly in the leaves. This is called <strong>photosynthesis</strong>.</p>
<h2>What a plant needs</h2>
<ul><li><strong>Sunlight</strong>, caught by the green pigment chlorophyll</li>
<li><strong>Carbon dioxide</strong>, taken from the air through tiny pores (stomata)</li>
<li><strong>Water</strong>, drawn up by the roots</li></ul>
<h2>What it makes</h2>
<p>The plant makes <strong>glucose</strong>, a sugar, and gives off <strong>oxygen</strong>.</p>
<blockquote>carbon dioxide + water → glucose + oxygen</blockquote>
<p>Chemists write it as 6CO<sub>2</sub> + 6H<sub>2</sub>O → C<sub>6</sub>H<sub>12</sub>O<sub>6</sub> + 6O<sub>2</sub>.
The <a href="https://en.wikipedia.org/wiki/Photosynthesis">long story</a> has many more steps.</p>
<p>Think about it: why does our class keep the bean seedlings on the window sill and not in the cupboard?</p>`

export const waterCycle = `
<p>The water you drank this morning has been rain, river, sea and cloud many times before. Today we follow one drop on its way round.</p>
<p>Watch the saucepan on Cikgu's desk: where does the steam go, and what does the cold lid do to it?</p>`

export const planets = `
<p>My very eager monkey just swung up north.</p>
<p>Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune: the first letters of the sentence are the first letters of the planets.</p>
<ol><li>Say the sentence three times.</li><li>Write only the letters.</li><li>Fill in the planets without looking.</li></ol>`

export const moonPhases = `
<h2>Same Moon, different light</h2>
<p>New moon: the lit side faces away from us.</p>
<p>First quarter: the right half is lit.</p>
<p>Full moon: all of the lit side faces us.</p>
<p>Last quarter: the left half is lit. In Malaysia the crescent often lies on its back, like a bowl.</p>`

export const circuitsLesson = `
<h2>Aim</h2><p>Pupils can build a series and a parallel circuit and say what happens when one lamp is taken out.</p>
<h2>Starter (10 minutes)</h2><p>The Deepavali lights: one lamp is loose and the whole chain is dark. Why?</p>
<h2>Main part (35 minutes)</h2><ol><li>Pairs build a series circuit with two lamps.</li><li>They add a third lamp and describe the light.</li>
<li>They build the same in parallel.</li></ol>
<h2>Close (15 minutes)</h2><p>Each pair draws both circuits and writes one sentence that begins <em>If I take out one lamp …</em></p>`
