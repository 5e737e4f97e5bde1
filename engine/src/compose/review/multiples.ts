import { anyOf, within } from './rule.ts';
import type { Rule } from './rule.ts';

/** `100`, `1,000`, `1 000`, `1k`, and `1oo`, which is read as one. */
const figure = String.raw`\d(?:[\do]|[,. ](?=\d)){0,24}(?: ?[km](?![a-z]))?`;
const large =
  '(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a )?hundred|hundo|(?:a )?thousand|(?:a )?million)';
/** `x` and what stands for it; a letter after it makes it a word. */
const cross = String.raw`[x×✕✖⨉⨯╳]`;
/** What may be as many times more without being worth more. */
const likeness = String.raw`as|less|fewer|louder|quieter|sleepier|lazier|fluffier|cuter|furrier|funnier|sillier|softer|slower|faster|taller|hungrier|hoppier|dumber|smarter|weirder|rounder|stickier|shinier|greener|happier|grumpier|zoom|magnification|engineers?|developers?|devs?|programmers?|coders?`;
const worth = String.raw`money|gains?|profits?|returns?|value|worth|cash|wealth|sol|eth|bnb|ton|trx|sui|btc|dollars|bags?`;
const yours = String.raw`(?:your|the|ur) (?:\w+ )?(?:${worth}|investment|stack|buy[- ]?in|savings|portfolio|entry|stake)`;

/** How often one's money is said to become more, in English figures and words. */
const english = [
  // `512 x 512` is a picture, `1000x 2026` a promise with its year.
  String.raw`(?<![\p{L}\d])${figure}[ .-]?${cross}(?:'?(?:s|ed|ing|er|ers))?(?!\p{L})(?! ?(?:\d{1,4} ?px|\d(?!\d)|\d{2,}(?<!(?<!\d)20[2-3]\d)(?![\d]))| (?:${likeness})(?!\p{L})| (?:more|bigger|better) (?!(?:\w+ )?(?:${worth}))\p{L})`,
  String.raw`(?<![\p{L}\d])${figure}kx(?!\p{L})`,
  String.raw`(?<![\p{L}\d])[x×✕✖] ?\d[\d,. ]*\d(?<!x(?:86|64|32))(?!\d| ?px)(?<!\d ?[x×✕✖] ?[\d,. ]{1,26})`,
  String.raw`(?<!\p{L})(?:${large}|hundred)[ -]?(?:x|fold)(?!\p{L})`,
  String.raw`(?<![\p{L}\d])\d[\do,.]+[ -]?fold(?!\p{L})`,
  String.raw`(?<![\p{L}\d])(?:${figure}|${large}) times (?:more )?(?:${yours}|${worth})(?!\p{L})`,
  String.raw`turn(?:s|ed|ing)? \$? ?${figure} ?\p{L}{0,8} into \$? ?${figure}`,
  String.raw`(?<![\p{L}\d])(?:[2-9]\d{2}|1[2-9]\d|11[1-9]|10[1-9]|\d{4,}|\d{1,3}(?:[,. ]\d{3})+) ?(?:%|percent|per cent|pct)`,
];

export const multipleRules: readonly Rule[] = [
  {
    code: 'profit-promise',
    canBeDenied: false,
    hint: /\d|fold|x(?!\p{L})|times/u,
    pattern: new RegExp(english.join('|'), 'gu'),
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    hint: /\d|cien|cem|cent|hund|tausend|yuz|bin |ст|кс|тыс/,
    pattern: anyOf(
      // Spanish, Portuguese, French, German, Turkish, Russian
      String.raw`(?:cien|mil|cem|10{2,}|\d{1,3}(?:[., ]0{3})+) (?:veces|vezes)|multipli\w+ (?:tu \w+ |su \w+ |seu \w+ |votre \w+ )?(?:por|par) (?:cien|cem|cent|mil|mille|\d{2,})|\d+ (?:veces|vezes|fois) (?:tu|su|o seu|seu|ta|la|votre) (?:dinero|inversi[oó]n|dinheiro|investimento|mise|argent)`,
      String.raw`(?:cent|mille) fois|fois (?:cent|mille|\d{2,})|(?:au |le )?centuple\w*|centuplica\w*`,
      String.raw`\d{2,}[- ]?fach\w*|mal (?:hundert|tausend|\d{2,})|ver(?:zehn|zwanzig|hundert|tausend)facht?\w*|(?:zehn|zwanzig|f[uü]nfzig)fach\w*`,
      String.raw`(?:y[uü]z|bin|\d{2,}) kat(?:[ıi]na|[ıi]n[ıi]|[ıi]|(?: \p{L}+)? kazan\p{L}*)|(?:y[uü]z|bin) kat`,
      String.raw`(?:сто|десять|тысяч\p{L}*|\d+) ?иксов|\d{2,}[- ]?кратн\p{L}*|в (?:сто|тысячу|\d{2,}) раз(?: больше)?|десятикратн\p{L}*`,
    ),
  },
  {
    code: 'profit-promise',
    canBeDenied: true,
    hint: /倍|배|ضعف/u,
    // `Three times as lovely` is no figure for money, so small ones need a coin or a verb that grows.
    pattern: within(
      String.raw`[十百千万萬億亿][十百千万萬億亿]*倍|(?:\d{2,}|[一二两兩三四五六七八九]) ?倍(?:[币幣]|收益|回[报報]|利[润潤]|になる|に増)|\d+ ?倍`,
      String.raw`(?:백|천|만|\d+) ?배(?!\p{L}*(?: ?고프|고픈))`,
      String.raw`(?:\d+|ماي?ئ?ة|مئة|الف) ?ضعف`,
    ),
  },
];
