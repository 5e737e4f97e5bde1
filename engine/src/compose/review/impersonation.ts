import type { Rule } from './rule.ts';

const people =
  'elon(?: musk)?|musk|(?:donald )?trump|melania(?: trump)?|(?:joe )?biden|(?:barack )?obama|vitalik(?: buterin)?|buterin|cz|changpeng zhao|satoshi nakamoto|(?:jeff )?bezos|bill gates|(?:mark )?zuckerberg|sam altman|taylor swift|kanye(?: west)?|mr ?beast|(?:lionel )?messi|(?:cristiano )?ronaldo|snoop dogg|justin sun|(?:michael )?saylor|andrew tate|joe rogan|keanu reeves|kim kardashian|(?:warren )?buffett|(?:vladimir )?putin|xi jinping|zelensk[yi]y?|(?:narendra )?modi|(?:javier )?milei|(?:nayib )?bukele|(?:the )?pope(?: \\w+)?|king charles|beyonce|rihanna|eminem|matt furie|gary gensler|jerome powell|toly|anatoly yakovenko|pavel durov|durov|brian armstrong|jesse pollak';
const companies =
  "binance|coinbase|kraken|bybit|okx|kucoin|mexc|bitget|robinhood|upbit|crypto\\.com|metamask|trust ?wallet|trezor|uniswap|pancakeswap|raydium|opensea|tether|google|microsoft|facebook|instagram|whatsapp|tesla|spacex|openai|chatgpt|nvidia|netflix|disney|nintendo|pokemon|samsung|mastercard|paypal|mcdonald'?s|starbucks|coca[- ]?cola|pepsi|nike|adidas|fifa|nba|nfl|ufc|wwe|twitter|x corp|telegram|tiktok|youtube|reddit|blackrock|goldman sachs|jp ?morgan|nasdaq|(?:ethereum|solana|sui|ton|tron|base|bitcoin|bnb) (?:foundation|team|labs|dao)";
/** Companies whose names are also words. */
const companyWords =
  'apple|amazon|meta|visa|sony|stripe|ledger|phantom|jupiter|circle|gemini|x|base|solana|ethereum|tron|sui';
const authorities =
  '(?:the )?(?:(?:us|u\\.s\\.|american|federal|chinese|british|german|turkish|russian|our|national) )?(?:government|ministry(?: of \\w+)?|central bank|federal reserve|white house|senate|congress|parliament|president|treasury|sec|fbi|cia|irs|imf|world bank|united nations|european union|police|nasa|vatican|pentagon|fdic|interpol)';
const anyone = `(?:${people}|${companies}|${companyWords}|${authorities})`;
/** Names that nobody takes for a common word; a pattern. */
export const clearly = `(?:${people}|${companies})`;
/** Coins that everybody knows; a pattern. */
export const famousCoins =
  'doge(?:coin)?|shib(?:a(?: inu)?)?|pepe|bonk|dogwifhat|floki|bitcoin|btc|ether|litecoin|cardano|ripple|xrp|popcat|brett|mog|turbo|fartcoin|pengu|pudgy penguins|bored apes?';
const makers =
  '(?:creators?|makers?|teams?|devs?|developers|founders?|minds?|people|guys|folks|brains?|legends|crew|studio)';
const notTheirCrowd = '(?! (?:fans?|lovers?|haters?|people|users|community|degens|enjoyers|memes?))';
/** What people call what they trade; a pattern. */
export const coin =
  '(?:token|coin|meme ?coin|currency|crypto(?:currency)?|stablecoin|nft|mascot|project|wallet|exchange|app)';

function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w])(?:${alternatives.join('|')})(?![\w])`, 'g');
}

/** Whose blessing is claimed: most texts name none of them, which is found faster than that they claim nothing. */
const somebody = new RegExp(
  String.raw`(?<!\w)(?:${people}|${companies}|${companyWords}|${authorities}|${famousCoins})(?!\w)`,
);

/** Claims to be somebody else, or to have their blessing. The coin's own name stands in a text as its token. */
export const impersonationRules: readonly Rule[] = [
  {
    code: 'impersonation',
    canBeDenied: true,
    hint: somebody,
    pattern: words(
      `official(?:ly)? (?:\\w+ )?${coin} (?:of|by|from|for) ${anyone}`,
      `official(?:ly)? (?:${clearly}|${companyWords}) ${coin}`,
      `official (?:${people}|(?!(?:twitter|telegram|tiktok|youtube|reddit|instagram|facebook|x)\\b)(?:${companies}))(?! (?:account|channel|group|page|handle|chat|post|link))`,
      `${anyone}'s (?:own |very own |new |only |first )?(?:official )${coin}`,
      `(?:${people})'s (?:own|very own|new|only|first) ${coin}`,
      `(?:i am|i'm|my name is|this is|speaking:) (?:really |actually |the real |your )*(?:${people})(?!'s| fan| meme| parody)`,
      `(?:we are|we're) (?:really |actually |officially |the |from |part of |with )*(?:${clearly}|apple|amazon|meta|visa|sony|the (?:sec|fbi|government|federal reserve))(?!'s| fans?| haters?)`,
      `(?:official )?(?:${companies}) (?:support|customer service|help ?desk|security team|staff|admin|representative)`,
      `(?:${clearly}) (?:himself |herself |itself |personally |officially |just |has |have |recently |already |also |even |secretly )*(?:endorses?|endorsed|approves?|approved|supports?|supported|backs|backed|owns|bought|buys|holds|invests?|invested|launched|launches|created|tweeted|tweets about|retweeted|posted about|recommends?|recommended|announced|announces|promotes?|promoted|loves this|is (?:in|behind|buying|holding|an? (?:investor|holder|advisor|backer)))`,
      `(?:endorsed|approved|recommended|verified|licen[sc]ed|authori[sz]ed|sponsored|certified|blessed|promoted|issued|regulated|insured|registered|recogni[sz]ed|acknowledged|adopted|confirmed|audited|supervised) (?:by|with) ${anyone}${notTheirCrowd}`,
      `(?:created|founded|launched|owned|run|made|built|backed|supported|funded) by (?:${clearly}|the (?:government|sec|fbi|cia|nasa|white house|central bank|federal reserve))${notTheirCrowd}`,
      `(?:${authorities}) (?:approved|endorsed|backed|licensed|guarantees?|supports? (?:this|us|it))`,
      `on behalf of ${anyone}`,
      `(?:from|by|with) the (?:same |original |real |very )?${makers} (?:of|behind|at|from|who made) (?:the )?(?:${clearly}|${famousCoins})(?!'s)`,
      `the (?:real|original|official|actual) (?:${clearly}|${famousCoins}) ${makers}`,
      `(?:with|under|has|have|got|enjoys?) (?:the )?(?:(?:full|personal) )?(?:blessing|permission|approval|backing|endorsement|seal)s? of ${anyone}`,
      `(?:our|my) friends (?:at|from) (?:${clearly}|apple|amazon|meta|the (?:sec|fbi|white house))`,
    ),
  },
  {
    code: 'impersonation',
    canBeDenied: true,
    pattern: words(
      `official (?:customer |technical )?support(?: team| agent| desk)?|official customer service`,
      `(?:government|sec|state|federally|fdic|bank)[- ](?:approved|backed|issued|insured|licensed|regulated)|legal tender`,
      `@\\w{0,20}(?:support|admin|helpdesk)\\w{0,20}`,
      `as (?:seen|endorsed|featured) (?:on|by|in) (?:${clearly}|forbes|bloomberg|cnn|bbc|fox news|tv|cnbc|the new york times|coindesk|cointelegraph)`,
    ),
  },
];

/** `Official token of Acme`: a name that we do not know shows by its capital; meets the text as it is written. */
export const officialOfName =
  /\b[Oo]fficial (?:\w+ )?(?:token|coin|memecoin|meme coin|currency|cryptocurrency|mascot) (?:of|by|from|for) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\b|Christmas|Halloween|Earth\b|Internet\b)\p{Lu}[\p{L}\p{N}&.'’-]+/u;
