import { anyOf, within } from './rule.ts';
import type { Rule } from './rule.ts';

/**
 * The gravest of it (sure profit, the hundredfold, secrets, wallets, giveaways) in Spanish, Portuguese, French, German, Turkish,
 * Russian, Chinese, Japanese and Korean.
 */
export const alphabetRules: readonly Rule[] = [
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern: anyOf(
      // Spanish and Portuguese
      String.raw`garantizad[oa]s?|garantizamos|garantid[oa]s?|garantimos|aseguramos|ganancias? (?:segur|asegurad)\w+|beneficios? segur\w+|rentabilidad (?:segura|asegurada)|lucros? (?:cert|segur)\w+|retornos? garant\w+`,
      String.raw`(?:te|os|nos|les) har[aá]n? (?:ricos?|millonari[oa]s?)|hacerte (?:ric[oa]|millonari[oa])|hazte (?:ric[oa]|millonari[oa])|ser[aá]s (?:ric[oa]|millonari[oa])|vas a ser (?:ric[oa]|millonari[oa])|(?:ficar|fique|ficam|ficar[aá]|vai ficar|te deixa|deixar voce) (?:ric[oa]s?|milion[aá]ri[oa]s?)`,
      String.raw`sin riesgos?|sem riscos?|ingresos? pasivos?|renda passiva|dinero f[aá]cil|dinheiro f[aá]cil|libertad financiera|liberdade financeira|(?:duplica|triplica|multiplica|dobr|tripli)\w* (?:tu|su|seu|o teu) (?:dinero|inversi[oó]n|dinheiro|investimento)`,
      String.raw`(?:cien|100|mil|1000) (?:veces|vezes)|x ?100|pr[oó]xim[oa] (?:bitcoin|dogecoin)|(?:vamos|rumbo|directos?) a la luna|rumo [aà] lua|solo (?:puede subir|sube)|s[oó] (?:pode subir|sobe)|va a (?:explotar|subir|despegar)|vai (?:explodir|subir|decolar)`,
      // French
      String.raw`garantie?s?|gains? (?:assur|garanti)\w+|(?:devenir|devenez|deviens|rendra|rend) (?:riches?|millionnaires?)|sans (?:aucun )?risques?|revenus? passifs?|argent facile|libert[eé] financi[eè]re|(?:doublez|triplez|multipliez|double|multiplie) (?:votre|ton) (?:argent|investissement|mise)|(?:cent|100|mille|1000) fois|prochain bitcoin|direction la lune|ne peut que monter|va exploser`,
      // German
      String.raw`garantie(?:rt\w*|ren)|(?:sicher\w*|schnell\w*|hoh\w*) (?:gewinn\w*|rendite\w*|geld)|(?:wirst|werde|werdet|macht (?:dich|euch|sie)|mach(?:en)? (?:dich|euch|sie)) (?:\w+ )?(?:reich|million[aä]re?)|reich werden|ohne (?:jedes )?risiko|risiko(?:frei|los)\w*|passives einkommen|schnelles geld|finanzielle\w* freiheit|(?:verdopp|verdreifach|vervielfach)\w* (?:dein|euer|ihr)\w* (?:geld|einsatz|investition)|(?:hundert|tausend|100|1000)-?fach\w*|n[aä]chste\w* bitcoin|ab zum mond|kann nur steigen|wird (?:explodieren|steigen)`,
      // Turkish
      String.raw`garantili|garanti (?:kazan[cç]|kar|getiri|ediyoruz|edilir)\w*|kesin kazan[cç]\w*|kazan[cç] garanti\w*|risksiz|zengin (?:ol|ed|yap)\w*|milyoner (?:ol|yap)\w*|pasif gelir|kolay para|y[uü]z kat\w*|(?:100|1000) kat\w*|paran[ıi]\w* (?:ikiye|[uü][cç]e)? ?katla\w*|aya (?:gidiyoruz|u[cç]uyoruz|[cç][ıi]k[ıi]yoruz)|yeni bitcoin|finansal [oö]zg[uü]rl[uü]k`,
      // Russian
      String.raw`гарант\p{L}+|без ?рисков\p{L}*|без (?:всякого )?риска|(?:раз)?богате\p{L}+|стан\p{L}+ (?:богат|миллионер)\p{L}*|пассивн\p{L}+ доход\p{L}*|л[её]гк\p{L}+ день\p{L}+|финансов\p{L}+ свобод\p{L}+|(?:сто|100|1000|тысяч\p{L}*) ?(?:крат\p{L}*|иксов|раз)|стократн\p{L}+|\d+ ?х|иксы|(?:летим|полетит|полет\p{L}*) на луну|на луну (?:летим|полетит)|удво\p{L}+ (?:сво\p{L}+|ваш\p{L}*|тво\p{L}+) (?:деньги|капитал|вложени\p{L}+)|следующ\p{L}+ биткоин\p{L}*|прибыл\p{L}+|только вверх`,
    ),
  },
  {
    code: 'secret-phrase',
    canBeDenied: true,
    pattern: anyOf(
      String.raw`(?:frase|palabras?|palavras?)[- ](?:semilla|semente|secretas?|de (?:recuperaci[oó]n|recupera[cç][aã]o|seguridad|seguran[cç]a))|claves? privadas?|chaves? privadas?|las (?:12|24|doce|veinticuatro) palabras|as (?:12|24|doze) palavras`,
      String.raw`phrases? (?:secr[eè]tes?|de r[eé]cup[eé]ration|de restauration)|cl[eé]s? priv[eé]es?|(?:12|24|douze) mots`,
      String.raw`wiederherstellungs(?:phrase|w[oö]rter|satz)|(?:geheime\w*|deine|eure) (?:seed|phrase|w[oö]rter)|private\w* schl[uü]ssel\w*|(?:12|24|zw[oö]lf) w[oö]rter`,
      String.raw`(?:kurtarma|gizli|tohum|g[uü]venlik) (?:kelime|ifade|c[uü]mle)\w*|[oö]zel anahtar\w*`,
      String.raw`сид[- ]?фраз\p{L}*|(?:секретн|мнемоническ)\p{L}+ фраз\p{L}*|фраз\p{L}+ восстановлени\p{L}+|(?:приватн|закрыт|секретн)\p{L}+ ключ\p{L}*|(?:12|24|двенадцать) слов`,
    ),
  },
  {
    code: 'wallet-request',
    canBeDenied: true,
    pattern: anyOf(
      String.raw`(?:con[eé]ct|vincul|verific|verifiqu|valid|sincroniz|autoriz|desbloque|desbloqui)\w* (?:t[uú]|su|sua|la|a|tua|vuestra|una|uma|nuestra) (?:propia )?(?:billetera|cartera|carteira|wallet|monedero)|(?:reclam|resgat|recib|receb)\w* (?:t[uú]s?|su|sus|seus?|suas?|el|o|os|los) (?:tokens?|airdrop|recompensas?|monedas|moedas)(?: gratis| gr[aá]tis)?`,
      String.raw`(?:connecte|relie|v[eé]rifie|valide|synchronise|d[eé]bloque|autorise)(?:z|r|s)? (?:ton|votre|le|vos|un) (?:portefeuille|wallet)|(?:r[eé]clame|r[eé]cup[eè]re|r[eé]cup[eé]re)(?:z|r|s)? (?:ton|tes|votre|vos) (?:airdrop|tokens?|jetons?|r[eé]compenses?)`,
      String.raw`(?:verbinde|verkn[uü]pfe|verifiziere|best[aä]tige|synchronisiere|entsperre)\w* (?:sie )?(?:jetzt )?(?:dein|eur|ihr|die|das|den)\w* (?:wallet|geldb[oö]rse|brieftasche|krypto-?wallet)|wallet (?:verbinden|verkn[uü]pfen|verifizieren|best[aä]tigen)|(?:hol|sicher|beanspruch)\w* (?:dir |euch )?(?:dein|eur|ihr)\w* (?:airdrop|token|gratis\w*)`,
      String.raw`c[uü]zdan\w* (?:ba[gğ]la|do[gğ]rula|e[sş]le|onayla)(?!m[ae])\w*|(?:airdrop|[oö]d[uü]l)\w* (?:talep|al)(?:[ıi]n)?(?: edin?)?`,
      String.raw`(?:подключ|привяж|подтверд|верифициру|синхронизиру|разблокиру)\p{L}* (?:сво\p{L}+ |ваш\p{L}* |тво\p{L}+ )?(?:крипто-?)?(?:кошел\p{L}+|wallet)|(?:получ|забер)\p{L}* (?:сво\p{L}+ |ваш\p{L}* )?(?:аирдроп|эирдроп|дроп)\p{L}*`,
    ),
  },
  {
    code: 'unstated-giveaway',
    canBeDenied: true,
    pattern: anyOf(
      String.raw`airdrops?|preventa|pr[eé]-?venda|sorteos?|sorteios?|(?:tokens|monedas|moedas) gratis|pr[eé]-?vente|tirage au sort|(?:jetons|tokens) gratuits|vorverkauf|gewinnspiele?|kostenlose\w* (?:token|coins)|[oö]n sat[ıi][sş]\w*|[cç]ekili[sş]\w*|(?:бесплатн\p{L}+) (?:токен|монет)\p{L}*|(?:аир|эир)дроп\p{L}*|розыгрыш\p{L}*|предпродаж\p{L}*`,
    ),
  },
  {
    code: 'impersonation',
    canBeDenied: true,
    pattern: anyOf(
      String.raw`(?:token|moneda|moeda|criptomoneda|criptomoeda|monnaie|jeton|coin|m[uü]nze|w[aä]hrung) ofi[cz]i?al de (?:elon(?: musk)?|trump|binance|coinbase|tesla|google|apple|el gobierno|o governo|gobierno|governo)|(?:jeton|monnaie|token|coin) officiel(?:le)? d(?:e|u) (?:elon(?: musk)?|trump|binance|coinbase|tesla|gouvernement)|offizielle\w* (?:\w+ )?(?:token|coin|m[uü]nze|w[aä]hrung) (?:von|der) (?:elon(?: musk)?|trump|binance|coinbase|tesla|bundes\w+|regierung)`,
      String.raw`официальн\p{L}+ (?:токен|монет|криптовалют)\p{L}* (?:илон\p{L}* маск\p{L}*|трамп\p{L}*|бинанс\p{L}*|binance|правительств\p{L}*)|elon musk'?[ıiuü]n resmi \p{L}+|binance'?[ıi]n resmi \p{L}+`,
    ),
  },
];

/** For scripts that write without blanks, and only looked at where there are such. */
export const hanRules: readonly Rule[] = [
  {
    code: 'profit-promise',
    canBeDenied: true,
    pattern: within(
      String.raw`保[证證](?:收益|盈利|赚|賺|利润|利潤|回报|回報|上涨)|[稳穩包][赚賺]|必[涨漲]|暴富|暴[涨漲]|(?:零|无|無|没有|沒有)[风風][险險]|[百千万萬]倍|\d+ ?倍|[财財]富自由|躺[赚賺]|[冲衝登去飞飛][向上]?月球|下一个比特币|下一個比特幣`,
      String.raw`必ず儲か|元本保証|絶対(?:に)?(?:儲か|上が)|億り人|ノーリスク|リスクなし|利益(?:を)?保証`,
      String.raw`수익 ?보장|원금 ?보장|무위험|떡상|부자가 ?될|백 ?배|\d+ ?배`,
    ),
  },
  {
    code: 'secret-phrase',
    canBeDenied: true,
    pattern: within(
      String.raw`助[记記][词詞]|私[钥鑰]|种子短语|種子短語|恢[复復]短[语語]|密[钥鑰]`,
      String.raw`シード ?フレーズ|秘密鍵|リカバリー ?フレーズ|시드 ?(?:구문|문구|프레이즈)|개인 ?키|복구 ?(?:구문|문구)|니모닉`,
    ),
  },
  {
    code: 'wallet-request',
    canBeDenied: true,
    pattern: within(
      String.raw`(?:[连連]接|[链鏈][结結接]|[绑綁]定|[验驗][证證]|授[权權]|同步)(?:你的|您的)?[钱錢]包|[领領]取(?:你的|您的)?(?:空投|代[币幣]|[奖獎]励)`,
      String.raw`ウォレットを?(?:接続|連携|認証|同期)|エアドロップを?(?:受け取|請求)|지갑을? ?(?:연결|인증|동기화)|에어드[랍롭]을? ?(?:받|수령)`,
    ),
  },
  {
    code: 'unstated-giveaway',
    canBeDenied: true,
    pattern: within(
      String.raw`空投|[预預]售|抽[奖獎]|免[费費]代[币幣]|エアドロップ|プレセール|에어드[랍롭]|프리세일`,
    ),
  },
];
