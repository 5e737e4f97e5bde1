import type { Rule } from './rule.ts';

/** Numbers in words and figures, from one on; a pattern, without brackets. */
export const amount = String.raw`\d[\d,.]{0,20}[kmb]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a )?(?:hundred|thousand|million|billion|dozen)`;
const currency = String.raw`dollars?|bucks?|cents?|euros?|pounds?|usd[tc]?|sol|eth|bnb|btc|\{native\}`;
const sum = String.raw`(?:[$€£] ?\d[\d,.]{0,20}[kmb]?|(?:${amount}|a)(?: (?:hundred|thousand|million|billion))?(?: \w+)? (?:${currency}))`;

/** Whose money it is; without one of these a bag is a bag. */
const whose = String.raw`(?:your|ur|their|our|my|everyone's|everybody's|(?:every |each )?(?:holder|buyer|investor)(?:'s|s'))(?: \w+)?`;
const money = String.raw`money|cash|bags?|investments?|savings|portfolios?|stacks?|wealth|fortune|net worth|capital|buy[- ]?in|stake|salary|rent|${currency}`;
/** What one's money is said to do; `grow` is for beards too, and needs something around it. */
const multiply = String.raw`(?:doubl|tripl|trebl|quadrupl)(?:es?|ed|ing)|multipl(?:y|ies|ied|ying)|skyrockets?|moons|10x(?:'?[sd]|ed)?`;
const grow = String.raw`grows?|ris(?:e|es)|climbs?|increases?|appreciates?|compounds?|explodes?|soars?`;
const time = String.raw`(?:second|minute|hour|day|night|week|weekend|month|year)s?`;
const soon = String.raw`(?:by|before|within|until|in|every|each|per|overnight|daily|weekly|monthly|fast|forever|while|soon|this|next|end of|eoy)(?!\w)`;
const may = String.raw`(?: (?:will|can|could|is|are|is going to|are going to|gonna|is about to|are about to|just|only|always|even|all|easily))*`;

/** Who holds the coin. */
const holders = String.raw`(?:(?:every|each|all|any|our|early|loyal|the) )?(?:holders?|hodlers?|buyers?|investors?|everyone|everybody|you)`;
/** What only somebody rich has. */
const riches = String.raw`house|home|mansion|villa|yacht|island|fortune|ferrari|lamborghini|porsche|rolex|mortgage|retirement|penthouse|castle|wealth|thousands|millions|riches`;
const family = String.raw`parents|family|mum|mom|mother|father|dad|wife|husband|kids|children|grandma|bloodline`;
const course = String.raw`price|floor|floor price|chart|value|number|market ?cap|candles?|bags?`;
const upwards = String.raw`vertical|parabolic|ballistic|exponential|through the roof`;
const falling = String.raw`fall|drop|dip|crash|sink|dump|go (?:down|to (?:zero|nothing))`;
const theCoin = String.raw`we|it|this|price|\{ticker\}|\{name\}|(?:this |the |our )?(?:coin|token)`;
const figure = String.raw`(?:[$€£] ?)?\d[\d,.]{0,20}`;
const end = String.raw`(?= ?(?:[.!?,;:]|$))`;

function words(...shapes: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\w)(?:${shapes.join('|')})(?!\w)`, 'g');
}

/** Outcomes that are told without a word of profit: whose money becomes more, and what it buys. */
export const outcomeRules: readonly Rule[] = [
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern: words(
      String.raw`${whose} (?:${money})${may} (?:${multiply})`,
      String.raw`${whose} (?:${money})${may} (?:${grow})(?:${end}| ${soon})`,
      String.raw`(?:${multiply}) ${whose} (?:${money})`,
      String.raw`(?:easiest|easier|quickest|quick|fastest|fast|safest) money`,
      String.raw`turn(?:s|ed|ing)? (?:[\w'{}]+ ){0,3}(?:change|penn(?:y|ies)|${money}) into (?:an? |your |the )?(?:\w+ )?(?:${riches})`,
      String.raw`${holders} (?:will|can|could|gets? to|shall)(?: be able to)? (?:buy|afford|own|pay off|build) (?:an? |your |their |the )?(?:\w+ )?(?:${riches})`,
      String.raw`retir(?:e|es|ing) (?:your|their|the whole) (?:${family})`,
    ),
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern: words(
      String.raw`(?:${course})s?${may} (?:go(?:es|ing)?|gone|turn(?:s|ing)?) (?:${upwards})`,
      String.raw`(?:only|always|straight|nothing but) (?:\w+ )?(?:up|north|higher) from here`,
      String.raw`(?:price|floor|chart|value|market ?cap)(?: (?:is|can|will|it|and|locked|fixed|forever))* (?:only|always|never stops?) (?:ris(?:es?|ing)|goes? up|go(?:es)? north|climb(?:s|ing)?|grow(?:s|ing)?)`,
      String.raw`one (?:direction|way)(?: only)?(?: ?[:,–-] ?| and (?:it|that) is )(?:up|north|the moon)`,
      String.raw`green candles (?:only|forever|every (?:day|hour))|(?:only|nothing but|endless) green candles`,
      String.raw`(?:${theCoin}|floor|chart)${may} (?:hit|reach|touch|cross|break)(?:s|es)? ${sum}`,
      String.raw`${sum}(?: each| apiece| a piece)?,? ${soon}(?! (?:the|his|her|its|my|a)(?!\w))`,
      String.raw`(?:four|five|six|seven|eight|nine|\d)[- ]figures?(?:${end}|,? ${soon}| (?:for|each|bags?|gains?|portfolios?|wallets?|returns?|exits?))`,
      String.raw`(?:${amount}|multi)[- ]?baggers?`,
      String.raw`(?:safe|sure) bet`,
      String.raw`(?:moon|lambo) is (?:the |our |its )?next(?: stop|${end})`,
    ),
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern: words(
      String.raw`pay(?:s|ing)? (?:you|us|them|everyone|everybody|(?:its |all |every |the )?holders?)(?: [\w']+){0,4} (?:daily|weekly|monthly|every ${time}|(?:for|just for|while|to) (?:hold(?:ing)?|sleep(?:ing)?|you (?:hold|sleep)))`,
      String.raw`(?:get|gets|getting|be) paid (?:daily|weekly|monthly|every ${time}|(?:for|just for|while|to) (?:hold(?:ing)?|sleep(?:ing)?|you (?:hold|sleep)))`,
      String.raw`${holders}${may} (?:gets?|earns?|receives?|makes?|collects?|pockets?|takes? home) (?:at least |about |over |up to |almost |exactly )?${sum}`,
      String.raw`passive(?:ly)? (?:yields?|earn(?:s|ings?)?|rewards?|cash|money|gains?)`,
      String.raw`(?:${amount}) ?(?:%|percent|per cent) (?:a|per|each|every) ${time}`,
    ),
  },
  // A no is part of the promise here.
  {
    code: 'profit-promise',
    canBeDenied: false,
    pattern: words(
      String.raw`(?:nobody|no one|none|no (?:holder|buyer|investor))(?: of us)? (?:who|that) (?:has |have |ever )?(?:bought|buys?|held|holds?|got in|joined|invested|stayed)(?: \w+){0,3} (?:lost|loses?|regrets?|regretted)`,
      String.raw`(?:nobody|no one|no (?:holder|buyer|investor))(?: (?:here|has|have|will|can|ever|could))* (?:lost|loses?) (?:any )?(?:money|a (?:cent|penny|dollar|dime))`,
      String.raw`(?:price|floor|chart|value|market ?cap)(?: (?:simply|just|literally))? (?:can ?not|can't|could not|will not|won't|will never|can never|never) (?:ever )?(?:${falling})s?`,
      String.raw`(?:${theCoin}) (?:can ?not|can't|can never|will never|won't) (?:ever )?(?:fall|crash|dump|go to (?:zero|nothing))${end}`,
      String.raw`(?:can ?not|can't) afford (?:not to|to) (?:buy|miss|wait|ignore|sleep on|skip|hold|ape)`,
      String.raw`buy (?:now|today|it|in|early|some)(?: \w+)?[,;.–-]* ?(?:and )?(?:you (?:will|can) )?thank (?:me|us|yourself) later`,
      String.raw`(?:put|throw|drop|chuck) in ${figure}[^.!?\d]{1,30}(?:take|get|pull|cash|walk) (?:out|back|away with) ${figure}`,
      String.raw`(?:^|[.!?] )(?:it'?s |this is |it is )?an? sure (?:thing|win|winner)${end}`,
    ),
  },
];
