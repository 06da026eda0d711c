/** Signals in English. Texts are in the form of `canonical`: 'dad' is 'ayah', 'mum' is 'mak', 'do not' is 'dont'. */
import { signals } from './canonical'

const LISTS = {
  adult:
    'ayah|mak|stepayah|stepmak|parents?|uncle|aunt(?:ie|y)?|grandpa|grandma|grandfather|grandmother|pakcik|makcik|cousin|brother|sister|stepbrother|stepsister|teacher|cikgu|ustaz|coach|tutor|warden|neighbou?r|driver|babysitter|maid|nanny|guardian|guy|man|men|woman|boyfriend|girlfriend|bf|gf|stranger|grown ?ups?|adult',
  who: '{adult}|he|she|they|someone|somebody|people|everyone|everybody|boys?|girls?|kids?|friends?|classmates?|bull(?:y|ies)|gang|seniors?',
  hurt: 'hit|hits|hitting|beats?|beating|beaten|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|whip(?:s|ped|ping)?|can(?:es|ed|ing)|chok(?:es?|ed|ing)|strangl\\w+|burn(?:s|t|ed|ing)?|hurt(?:s|ing)?|threaten(?:s|ed|ing)?|abus(?:es?|ed|ing)|rap(?:es?|ed|ing)|molest\\w*|stab(?:s|bed)?|bash(?:es|ed)?|smack(?:s|ed)?|spank(?:s|ed)?|pinch(?:es|ed)?|attack(?:s|ed)?|tortur(?:es?|ed)',
  hurtPast:
    'hit|beaten|slapped|kicked|punched|whipped|caned|choked|strangled|burnt|burned|abused|raped|molested|stabbed|attacked|tortured|harassed|assaulted|touched|threatened|locked in|locked up',
  family: 'me|us|my (?:mak|ayah|little \\w+|baby \\w+|brother|sister|friend|face|head|arms?|legs?|back|hands?|body)',
  online:
    'online|internet|instagram|tiktok|whatsapp|telegram|discord|roblox|snapchat|facebook|in a game|in the game|chat|stranger|dont know',
  picture: 'photos?|pictures?|pics?|selfies?|videos?|nudes?|body|naked|meet|where i live|address|phone number|webcam',
  dying:
    'die|be dead|kill myself|end it all|end my (?:own )?life|not exist|disappear for ?ever|hurt myself|harm myself|cut myself',
}

/** Harmless phrases that hold a signal; they are taken out before matching. */
export const HARMLESS_EN = signals(
  [
    '(?:beat|beats|beaten|beating) (?:me|us) (?:at|in|by|to|every|\\d)',
    '(?:ball|shuttlecock|frisbee|door|branch|book|wave|apple|coconut|durian|racket|bicycle|swing) ~2 (?:hit|hits|hurt|burnt|burned) (?:me|us|my \\w+)',
    'i (?:was|got) hit by (?:a|the) (?:ball|shuttlecock|frisbee|door|branch|wave|racket|coconut|durian)',
    'hit me (?:up|with (?:a|an|some|your) (?:quiz|question|fact|joke))',
    '(?:sun|homework|exam|heat|shoes?|stairs|exercise|test) ~3 (?:is|are|burns?|burned|hurts?|hurt|kills?|killed|killing) ~1 me',
    '(?:tooth|teeth|head|stomach|tummy|leg|knee|back|throat|eyes?|finger|foot|ear) hurts? me',
    'told me not to tell ~3 (?:surprise|party|present|birthday|gift)',
    'end my life cycle',
    'touched by (?:the|your|her|his|this)',
  ],
  LISTS,
)

export const DANGER_EN = signals(
  [
    // Wanting to die, self-harm
    'i ~6 (?:want|wish|like|going|plan|planning|trying|rather|think about|thought about|ready|about|try|tried|need) ~3 (?:{dying}|dying)',
    '(?:just |really )?(?:want to|feel like|going to) ~1 (?:{dying}|dying)',
    '(?:kill|hurt|harm|cut|burn|starv|hang)(?:s|e|ed|ing|ting)? myself',
    'wish(?:es|ed)? ~2 i (?:was|were|am|had|could) ~3 (?:dead|born|not alive|not here|gone|disappear|vanish|die)(?: \\w+)?',
    'wish(?:ed)? i (?:wasnt|werent|was not|were not|hadnt been) (?:alive|born|here)',
    '(?:dont|didnt|doesnt) ~2 want to (?:live|be alive|exist|be here(?: anymore)?|wake up)',
    '(?:rather be|better off) dead',
    '(?:no|any) (?:reason|point) (?:to|in|of) (?:live|living|life|being alive)',
    'life (?:is not|isnt) worth (?:living|it)|nothing matters and|want (?:it|everything) to stop',
    'tired of (?:living|life|being alive|my life)',
    'cant (?:go on|take it|do this|live)(?: like this)? anymore',
    'cant go on like this',
    'suicid(?:e|al)',
    'end it all',
    '(?:end|take) my (?:own )?life',
    'jump(?:ing)? (?:off|from|out of) (?:the|my|our|a) (?:roof|building|bridge|balcony|window|flat|block|tower)',
    'i ~3 (?:overdosed|swallowed ~4 (?:pills|tablets|medicine)|took (?:all|too many) ~3 (?:pills|tablets))',
    '(?:everyone|everybody|they|family|mak|ayah|world) ~3 (?:better off|better|happier) ~2 (?:without me|if i (?:died|was gone|were gone|was dead|were dead))',
    '(?:nobody|no one|noone) would (?:miss|notice|care)(?: me)?(?: if i)?',
    'mak(?:e|es|ing) myself ~1 (?:throw up|vomit|sick)',
    'scars on my (?:wrists?|arms?)',
    // The same of somebody else
    '(?:friend|sister|brother|classmate|cousin|mak|ayah|she|he) ~4 (?:wants? to (?:die|be dead)|(?:cuts?|kills?|hurts?|harms?|cutting|hurting|killing|harming) (?:him|her|them)sel(?:f|ves))',
    // Violence
    '{who} ~4 {hurt} ~1 {family}',
    '{hurt} (?:me|us) (?:every|again|when|at home|if|because|with|last|until|so|very|and)',
    'i (?:was|am|got|get|been|have been|keep getting|am being|was being|am always|am often) ~2 {hurtPast}',
    '(?:being|getting|get|gets) (?:hit|beaten|abused|molested|slapped) (?:by|at home|up)',
    '(?:going to|will|would|wants? to|threatened to|tried to) (?:kill|hurt|stab|rape) (?:me|us|my (?:mak|family|brother|sister))',
    '(?:push|pushe|shove|throw|drag|threw)(?:s|d|ed|ged|n)? me (?:down|into|against|around|over|on the floor|across)',
    'pull(?:s|ed|ing)? my hair',
    '(?:threw|throws?|throwing) ~4 at (?:me|us)',
    '(?:gets|got|get|was|is|came|comes|come|always|when) ~3 drunk',
    '{adult} ~1 drinks(?: and|$| too much| every)',
    '(?:scared|afraid|frightened|terrified) (?:of|to go|to be) ~3 (?:home|house|{adult})',
    '(?:dont|doesnt|never|not|cant) ~1 (?:feel )?safe (?:at|in) (?:home|my|the house|our)',
    'unsafe at home',
    'dont want to go home|(?:i|have) ran away|ran away from home',
    '{adult} ~3 (?:does|did) ~1 (?:bad|weird|dirty|strange) (?:things|stuff)',
    'lock(?:s|ed)? (?:me|us) ~2 (?:in|inside|out|up)',
    'hid(?:e|es|ing)? ~3 (?:bruises?|scars|cuts)',
    'domestic violence',
    'violent (?:in my|at) (?:house|home)',
    '(?:no|not any|never any|isnt any) food (?:at home|in (?:my|the|our) house)',
    '(?:dont|doesnt|wont|never|refuses? to) ~1 (?:give|gives|let|feed) (?:me|us) (?:food|eat|any food|dinner)',
    '(?:nobody|no one) ~1 (?:feeds|takes care of|looks after) (?:me|us)',
    '(?:leaves?|left) (?:me|us) ~2 alone ~3 (?:night|days|week)',
    '(?:has|had|took|pulled|holds|got) ~3 (?:knife|gun|parang) ~4 (?:me|us|my (?:mak|neck))',
    '(?:i ~4|want to) run(?:ning)? away from home',
    // Abuse
    'touch(?:es|ed|ing)? (?:me|us|my (?:body|privates?|private parts?|chest|breasts?|bottom|bum|butt|legs?|thighs?))',
    'private parts? (?:to me|and)',
    '(?:show(?:s|ed)?|see|touch) ~2 (?:his|my|her) private parts?',
    'take off my (?:clothes|shirt|pants|trousers|skirt|tudung)',
    'made me (?:touch|kiss|undress|watch (?:porn|dirty|bad))',
    '(?:tried|tries|wants|wanted|forced me) to kiss me',
    '(?:comes?|came|climbs|gets|got|sneaks) (?:in|into) my bed',
    '(?:stepayah|uncle|cousin|pakcik|neighbou?r|stepbrother|man|driver) ~3 (?:in|into) my room ~3 night',
    '(?:films?|filmed|watch(?:es|ed)?|record(?:s|ed)?) me ~4 (?:shower|bath|toilet|chang\\w+|undress\\w*|sleep)',
    'raped?|molest\\w*',
    'nudes|naked (?:photo|picture|video)|(?:send|sent|ask\\w*) ~4 naked',
    '(?:{who}|told|says?|said|asked|made me) ~4 (?:not to tell|dont tell|never to tell|never tell)',
    '(?:our|a) little secret',
    '(?:he|she|uncle|man|pakcik|stepayah) ~4 keep ~2 secret',
    '(?=.*\\b(?:{online})\\b)(?=.*\\b(?:me|my|i)\\b).*(?:{who}|friend) ~7 (?:ask(?:s|ed|ing)?|wants?|wanted|told|tells|keeps|sends?|sent|made|pays?|paid|offered) ~5 (?:{picture})',
    '(?:share|post|spread|leak|send) my (?:photos?|pictures?|pics?|nudes?|videos?)',
    '(?:man|stranger|guy|driver|van) ~6 (?:asked|asks|told|tells|wanted|wants|offered) me ~4 (?:in|into|with|home|ride|lift)',
    '(?:man|stranger|someone|somebody|car|guy) ~3 (?:follow(?:s|ed|ing)?|stalk(?:s|ed|ing)?) me',
  ],
  LISTS,
)

const FEELING =
  'sad|lonely|alone|depressed|unhappy|scared|afraid|anxious|stressed|worried(?! about the)|hopeless|worthless|crying|bullied|upset|heartbroken|ashamed|useless|empty|terrible|miserable|frightened|unloved|left out|a burden|a failure|a loser|so angry'

export const SAD_EN = signals(
  [
    `i (?:am|feel|was|felt|get|have been) (?:\\w+ ){0,3}(?:${FEELING})(?! of (?:spiders|snakes|the dark|heights|dogs|ghosts|thunder|cockroaches|the sea))`,
    `(?:feel|feeling|am|so|very|really|is) (?:so |very |really |always |all )?(?:sad|lonely|depressed|hopeless|worthless|unloved|heartbroken)(?= (?:and|because|today|all|every|at|in school|now)|$)`,
    'bull(?:y|ies|ied|ying) (?:me|us)',
    '(?:i|my (?:friend|sister|brother)) ~4 (?:bullied|teased|mocked)',
    '(?:nobody|no one|noone) ~1 (?:likes?|loves?|believes?|cares? about|talks? to|plays? with|understands?|wants? to be friends with) me',
    '(?:everyone|everybody|they|people|kids|girls|boys|classmates) ~4 (?:hates?|laughs? at|teases?|ignores?|makes? fun of|mocks?|avoids?|left|leaves?) me',
    '(?:call|calls|called|calling) me (?:\\w+ ){0,2}(?:stupid|fat|ugly|dumb|idiot|names|loser|pig|gay|black|bodoh|babi|useless|trash|weird|monkey|lazy|retard\\w*)',
    '(?:make|makes|made|making) fun of me|pick(?:s|ed)? on me|laugh(?:s|ed)? at me|left me out|leave me out|won?t play with me|exclude[sd]? me',
    '(?:spread|spreads|spreading|tell|tells|telling) (?:lies|rumou?rs) about me',
    '(?:have|got|ive) no friends|dont have (?:any )?friends|(?:^| )no friends',
    '(?:i )?hate (?:myself|my life|my body|being me)',
    'want to cry|i (?:cry|cried|keep crying|cant stop crying)(?! (?:when i (?:read|chop)|at the film))',
    '(?:parents|ayah|mak) ~4 (?:fight|fights|fighting|divorc\\w+|shouts?|shouting|left us|separat\\w+)',
    '(?:my )?(?:parents|family) ~3 (?:fight|fighting|divorc\\w+)',
    'my (?:\\w+ )?(?:grandma|grandmother|grandpa|grandfather|atuk|nenek|cat|dog|hamster|rabbit|mak|ayah|friend|brother|sister|uncle|aunt|teacher) ~2 (?:died|passed away|is dying|has died)',
    '(?:ayah|mak) (?:has )?left us',
    'i am (?:such )?(?:an? )?(?:idiot|stupid|ugly|dumb|loser|failure|worthless|trash|burden|freak|useless)',
    '(?:everything|it) is (?:all )?my fault|cant do anything right',
    '(?:heart is broken|broken heart|heart aches)',
    'dont belong (?:anywhere|here)|(?:hates?|regrets? having) me',
    'panic attack|cant (?:sleep|breathe) because',
    'cant tell (?:anyone|anybody)|no one to talk to|nobody to talk to',
    '(?:take|takes|took|steal|steals|stole) my (?:money|food|lunch|bag) ~8 (?:again|every|always|school)',
    'wait for me after school',
    '(?:worried|scared|afraid|anxious) (?:about|of) ~2 (?:exams?|upsr|spm|results|failing|school|going to school)',
  ],
  LISTS,
)

export const HARMFUL_EN = signals(
  [
    '(?:make|build|create|get|buy|mix|prepare|making|building)(?: (?!about|on|of|quiz|story|lesson|card)\\w+){0,3} (?<!(?:water|bath|seed|glue|nerf|toy|paper|photo) )(?:bombs?|explosives?|grenades?|molotov|gunpowder|guns?|weapons?|poison|poison gas|drugs|meth|chlorine gas|napalm)',
    '(?:drink|eat|swallow|taste|sniff|inhale|drinking|drank|swallowed|mix|mixing|inject) ~3 (?:bleach|clorox|detergent|ammonia|petrol|paint|drain cleaner|pesticide|insecticide|rat poison|poison|glue|thinner|acid|mercury)',
    '(?:bleach|clorox|ammonia|drain cleaner) (?:and|with|plus) ~1 (?:vinegar|ammonia|bleach|acid|alcohol|clorox)',
    '(?:vinegar|ammonia|acid|alcohol) (?:and|with|plus) ~1 (?:bleach|clorox)',
    '(?:how many|can i (?:take|eat|swallow)|what happens if i (?:take|eat|swallow|drink)|too many|overdose (?:of|on)) ~4 (?:panadol|paracetamol|pills?|tablets?|medicines?|sleeping pills|cough syrup)',
    '(?:how (?:do|can|to|could)(?: i| we)?|where (?:do|can) i|can i|let me|teach me to|i want to) ~3 (?:buy|get|make|roll|smoke|vape|try|use|drink|sniff|grow|hide) ~2 (?:a vape|vapes?|vaping|cigarettes?|drugs|alcohol|weed|ganja|cannabis|beer|wine|glue|ketum)',
    '(?:bring|carry|take) ~2 (?:knife|gun|parang|weapon) (?:to|into) ~2 school',
    '(?:how (?:do|can|to|could)(?: i| you| we)?|i (?:want|am going|plan) to|i will|ways to|help me(?: to)?) ~1 (?:kill|poison|stab|shoot|hurt|beat up|burn|strangle) (?:someone|somebody|him|her|them|people|my (?:teacher|brother|sister|mak|ayah|friend|classmate|neighbou?r|dog|cat)|the (?:school|teacher)|a (?:person|teacher|cat|dog))',
    '(?:stick|put|push|poke|insert) ~4 (?:fork|wire|knife|finger|metal|nail|pin|scissors) ~4 (?:socket|outlet|plug point)',
    '(?:light|start|make|set) ~2 fire ~3 (?:in (?:my|the) (?:room|house|kitchen|class|classroom|school|toilet)|at home|to)',
    '(?:choking game|blackout challenge|pass out challenge)',
    'how to (?:choke|faint|starve|stop eating)',
  ],
  LISTS,
)

export const PRIVATE_EN = signals(
  [
    'my (?:phone|telephone|mobile|handphone|hp|ic)(?: number| no)?(?: is)? \\d',
    'my (?:home )?address is',
    'my (?:\\w+ )?(?:password|pin) is',
    'i live (?:at|in) (?:no|number|lot|block|blok|unit|jalan|lorong|\\d)',
    '(?:what is|whats|what s|tell me|give me|find|get|know|show me|guess) ~3 (?:(?!it |that |what |here |there |let |how |who )\\w+ s|his|her|their|someone(?: s)?|somebody(?: s)?|(?:teacher|friend|sister|brother|classmate)s?|cikgu \\w+) (?:\\w+ )?(?:password|pin number|phone number|telephone number|mobile number|home address|address|ic number)',
    'hack(?:ing)? ~2 (?:account|phone|wifi|password|computer|instagram|whatsapp|tiktok|email)',
    '(?:log|sign) in (?:as|to) ~1 (?:teacher|friend|someone|cikgu|another)',
  ],
  LISTS,
)
