import type { PageLanguage } from '../languages/texts.ts';
import { toPlainText } from './plain-text.ts';
import { bothOrders, type Rule, type ViolationCode } from './rules.ts';

/**
 * A code, and what stands in this order in one sentence, a few words apart. Accents and capitals do not count; `*` is any ending of a
 * word. `no-loss` is a guarantee whose own words deny something: `zéro risque`.
 */
type Phrase = readonly [code: ViolationCode | 'no-loss', ...parts: string[]];

function withoutLoss(riskless: string, gain: string): Phrase[] {
  return bothOrders(riskless, gain).map((parts) => ['no-loss', ...parts]);
}

const spanish: readonly Phrase[] = [
  [
    'secret-request',
    'ingresa|ingrese|introduce|introduzca|escribe|escriba|envía|envíe|comparte|comparta|pega|danos',
    'frase (?:semilla|secreta|de recuperación)|(?:clave|llave) privada|(?:tus|sus) (?:12|24|doce) palabras',
  ],
  [
    'wallet-request',
    '(?:conect*|verifi*|vincul*|valid*|sincroni*) (?:tu|su) (?:wallet|billetera|monedero|cartera|metamask|phantom)',
  ],
  ['doubling', '(?:envía|envíe|manda|deposita|deposite) \\d', 'recib* \\d|el doble'],
  [
    'doubling',
    '(?:duplica*|dobla*|multiplica*) (?:tu|tus|su|sus) (?:dinero|inversión|monedas|tokens|sol|eth)',
  ],
  ['guarantee', '(?:ganancia*|beneficio*|retorno*|rentabilidad) (?:100% )?(?:garantizad*|asegurad*)'],
  ['guarantee', 'garanti* (?:un )?(?:\\d+ ?x|ganancia*|beneficio*|retorno*|rentabilidad)'],
  ...withoutLoss('(?:sin|cero) riesgo', 'ganancia*|beneficio*|dinero|inversión'),
  ['no-loss', '(?:nadie puede|no puedes|imposible) perder'],
];

const french: readonly Phrase[] = [
  [
    'secret-request',
    'saisi*|entrez|tapez|partage*|envoie|envoye*|collez|donne*|indique*|communique*',
    'phrase (?:secrète|de récupération)|cl[ée]f? privée|(?:vos|tes) (?:12|24|douze) mots',
  ],
  [
    'wallet-request',
    '(?:connect*|vérifi*|reli*|valid*|synchronis*|associ*) (?:ton|votre|vos) (?:wallet*|portefeuille*|metamask|phantom)',
  ],
  ['doubling', '(?:envoie|envoye*|dépose*) \\d', '(?:reçoi*|receve*) \\d|le double'],
  [
    'doubling',
    '(?:double*|doublons|multipli*) (?:ton|votre|vos|tes|ta) (?:argent|mise|investissement|jetons|sol|eth)',
  ],
  ['guarantee', '(?:profit*|gain*|bénéfice*|rendement*) (?:100% )?(?:garanti*|assuré*)'],
  ['guarantee', 'garanti* (?:un |des )?(?:\\d+ ?x|profit*|gain*|bénéfice*|rendement*)'],
  ...withoutLoss('(?:sans|zéro|aucun) risque', 'profit*|gain*|bénéfice*|argent|investi*'),
  ['no-loss', '(?:impossible de|personne ne peut|vous ne pouvez pas) perdre'],
];

const turkish: readonly Phrase[] = [
  [
    'secret-request',
    'kurtarma (?:ifade*|kelime*)|gizli (?:ifade*|kelime*)|özel anahtar*|seed*|12 kelime*',
    'gir|girin|giriniz|yaz|yazın|yazınız|gönder|gönderin|gönderiniz|paylaş|paylaşın|doğrula|doğrulayın',
  ],
  [
    'wallet-request',
    'cüzdan*',
    'bağla|bağlayın|bağlayınız|bağlayarak|doğrula|doğrulayın|eşle|eşleyin|onayla|onaylayın',
  ],
  ['doubling', '\\d+ (?:sol|eth|bnb|trx) (?:gönder*|yatır*)', '\\d+ (?:sol|eth|bnb|trx) (?:al*|kazan*|geri)'],
  ['doubling', 'paran* (?:ikiye|üçe) katl*'],
  [
    'guarantee',
    '(?:garantili|garanti) (?:kazanç|kâr|getiri)|(?:kazanç|kâr|getiri) garanti(?:li|si veri*|si sunu*)',
  ],
  ...withoutLoss('sıfır risk|risksiz', 'kazan*|kâr|yatırım*'),
  ['no-loss', 'para* kaybet* (?:imkansız|mümkün değil)'],
];

const portuguese: readonly Phrase[] = [
  [
    'secret-request',
    'digit*|envi*|inform*|compartilh*|insir*|cole|mande|escrev*',
    'frase (?:secreta|semente|de recuperação)|chave privada|suas (?:12|24|doze) palavras',
  ],
  [
    'wallet-request',
    '(?:conect*|verifi*|vincul*|valid*|sincroni*) (?:a )?sua (?:carteira|wallet|metamask|phantom)',
  ],
  ['doubling', '(?:envi*|deposit*) \\d', 'receb* \\d|o dobro'],
  [
    'doubling',
    '(?:dobr*|duplic*|multipli*) (?:o )?(?:seu|sua|seus) (?:dinheiro|investimento|moedas|tokens|sol|eth)',
  ],
  ['guarantee', '(?:lucro*|ganho*|retorno*|rendimento*) (?:100% )?(?:garantid*|assegurad*)'],
  ['guarantee', 'garanti* (?:um )?(?:\\d+ ?x|lucro*|ganho*|retorno*)'],
  ...withoutLoss('(?:sem|zero) risco|risco zero', 'lucro*|ganho*|dinheiro|investimento'),
  ['no-loss', '(?:ninguém pode|você não pode|não tem como|impossível) perder'],
];

const russian: readonly Phrase[] = [
  [
    'secret-request',
    'введи*|укажи*|отправь*|пришли*|напиши*|вставь*|сообщи*',
    'сид[ -]фраз*|секретн* фраз*|приватн* ключ*|(?:ваши|свои) (?:12|24) слов*|(?:12|24) слов* (?:от|вашего|своего)',
  ],
  [
    'wallet-request',
    '(?:подключи|подтверди|привяжи|проверь|верифицируй)(?:те)? (?:ваш |свой |твой )?(?:кошел*|metamask|phantom)',
  ],
  ['doubling', '(?:отправь*|переведи*) \\d', 'получи* \\d|вдвое больше'],
  ['doubling', '(?:удво*|утро*|умножим) (?:ваши|твои|свои) (?:деньги|вложения|монеты|токены)'],
  ['guarantee', 'гарантирован* (?:прибыль|доход|заработок)|(?:прибыль|доход) гарантирован*'],
  ['guarantee', 'гарантируем (?:вам )?(?:\\d+ ?x|прибыль|доход)'],
  ...withoutLoss('без риска|риска нет|ноль риска|нулевой риск', 'прибыл*|доход*|деньг*|вложени*'),
  ['no-loss', 'потерять деньги невозможно|(?:невозможно|нельзя) потерять'],
];

const german: readonly Phrase[] = [
  [
    'secret-request',
    'gib|gebt|geben|trag|trage|tragen|schick*|sende*|teil|teile|teilen|nenn*|kopier*',
    '(?:seed[ -]?phrase|(?:wiederherstellungs|seed|geheim)[ -]?(?:phrase|wörter|satz)|private[nr]? (?:key|schlüssel)|(?:deine|ihre|eure) (?:12|24|zwölf) wörter)(?! (?:nie|niemals|nicht))',
  ],
  [
    'wallet-request',
    '(?:verbind*|verifizier*|bestätig*|synchronisier*|validier*|verknüpf*) (?:sie )?(?:jetzt )?(?:deine|dein|ihre|ihr|eure|euer) (?:wallet*|metamask|phantom)(?! (?:nie|niemals|nicht))',
  ],
  ['doubling', '(?:sende*|schick*|überweis*) \\d', '(?:erhalt*|erhält*|bekomm*) \\d|das doppelte'],
  [
    'doubling',
    '(?:verdoppel*|verdreifach*|vervielfach*) (?:wir )?(?:dein|deine|ihr|ihre|euer|eure) (?:geld|einsatz|investition*|coins|token*|sol|eth)',
  ],
  ['guarantee', '(?:garantierte*|sichere*) (?:gewinn|gewinne|rendite|renditen|profit|profite)'],
  [
    'guarantee',
    '(?:gewinn|gewinne|rendite|profit|profite) (?:ist |sind )?garantiert|garantieren (?:dir |euch |ihnen )?(?:einen? )?(?:\\d+ ?x|gewinn|gewinne|rendite)',
  ],
  ...withoutLoss(
    '(?:kein|null|ohne) risiko|risikofrei',
    'gewinn|gewinne|profit|profite|geld|rendite|investi*',
  ),
  [
    'no-loss',
    '(?:niemand kann|kannst (?:du )?nicht|man kann nicht) (?:geld |etwas )?verlieren|verlust ausgeschlossen',
  ],
];

const vietnamese: readonly Phrase[] = [
  [
    'secret-request',
    'nhập|gửi|điền|cung cấp|chia sẻ|dán',
    'cụm từ (?:khôi phục|bí mật|hạt giống)|khóa (?:riêng tư|cá nhân|bí mật)|private key|seed phrase|(?:12|24) từ (?:khôi phục|bí mật|của bạn)',
  ],
  ['wallet-request', '(?:kết nối|xác minh|xác thực|liên kết|đồng bộ) ví (?:của )?bạn'],
  ['doubling', '(?:gửi|nạp|chuyển) \\d', 'nhận (?:lại |về |ngay )?\\d|gấp đôi'],
  ['doubling', '(?:nhân đôi|nhân ba) (?:số )?(?:tiền|vốn|token|coin) (?:của )?bạn'],
  ['guarantee', 'lợi nhuận (?:được )?(?:đảm bảo|bảo đảm)|(?:đảm bảo|bảo đảm|cam kết) (?:lợi nhuận|\\d+ ?x)'],
  ...withoutLoss('(?:không có|không) rủi ro|rủi ro bằng không', 'lợi nhuận|tiền|đầu tư'),
  ['no-loss', 'không (?:thể|bao giờ) (?:thua lỗ|mất tiền)|không ai (?:có thể )?(?:thua lỗ|mất tiền)'],
];

const indonesian: readonly Phrase[] = [
  [
    'secret-request',
    'masukkan|kirim|kirimkan|bagikan|isi|tulis|tempel',
    'frasa (?:pemulihan|rahasia|benih)|seed phrase|kunci (?:pribadi|privat)|(?:12|24) kata (?:anda|kamu|rahasia|pemulihan)',
  ],
  [
    'wallet-request',
    '(?:hubungkan|sambungkan|verifikasi|tautkan|sinkronkan) (?:dompet|wallet|metamask|phantom)(?:mu| anda| kamu)',
  ],
  ['doubling', '(?:kirim|transfer|setor) \\d', '(?:dapat*|terima) \\d|dua kali lipat'],
  [
    'doubling',
    '(?:gandakan|lipatgandakan|menggandakan) (?:uang|investasi|koin|token|modal)(?:mu| anda| kamu)',
  ],
  [
    'guarantee',
    '(?:keuntungan|profit|cuan|untung) (?:100% )?(?:dijamin|terjamin)|(?:menjamin|jaminan|dijamin) (?:keuntungan|profit|cuan|untung|\\d+ ?x)',
  ],
  ...withoutLoss('(?:tanpa|nol|bebas) risiko', 'keuntungan|profit|cuan|untung|uang|investasi'),
  ['no-loss', '(?:tidak mungkin|mustahil|tidak akan|tidak bisa) (?:rugi|kehilangan uang)'],
];

const chinese: readonly Phrase[] = [
  ['secret-request', '输入|填写|发送|提供|提交|分享|导入', '助记词|私钥'],
  ['secret-request', '(?:助记词|私钥)(?:发送|发给|提供给|提交|告诉)'],
  ['wallet-request', '(?:连接|验证|授权|绑定)(?:你的|您的)?钱包'],
  ['doubling', '(?:发送|转入|存入) ?\\d', '(?:获得|得到|收到|返还) ?\\d|双倍|翻倍'],
  ['doubling', '(?:钱|资金|投资|代币)翻倍|双倍返还'],
  [
    'guarantee',
    '保证(?:收益|盈利|赚钱|回报|\\d+ ?[x倍])|(?:收益|盈利|回报)(?:有|100% ?)?保证|稳赚|包赚|保本',
  ],
  ...withoutLoss('零风险|无风险|没有风险', '收益|赚|盈利|投资'),
  ['no-loss', '(?:不可能|不会|绝不)(?:亏钱|亏损|赔钱)'],
];

/** What turns a phrase into a warning. */
const denials = {
  spaced:
    "kein|keine|keinen|keiner|keinem|nicht|nie|niemals|niemand|ohne|không|chẳng|đừng bao giờ|tidak|jangan|bukan|tanpa|no|nunca|jamás|nadie|ningún|ninguna|ni|sin|ne|n'*|pas|jamais|personne|aucun|aucune|sans|asla|kimse|hiçbir|değil|yok*|não|ninguém|nenhum|nenhuma|nem|sem|не|никогда|никто|нет|ни|без",
  chinese: '不|没|无|别|勿|未',
};

const phrases: Readonly<Record<Exclude<PageLanguage, 'en' | 'zh'>, readonly Phrase[]>> = {
  es: spanish,
  fr: french,
  tr: turkish,
  pt: portuguese,
  ru: russian,
  de: german,
  vi: vietnamese,
  id: indonesian,
};

/** What endangers readers in other languages than English: some of the commonest wordings, no grammar. */
export const rulesByLanguage: readonly Rule[] = [
  ...rulesOf(Object.values(phrases).flat(), denials.spaced, wholeWords),
  ...rulesOf(chinese, denials.chinese, (words) => words),
];

function rulesOf(phrases: readonly Phrase[], denials: string, boundWords: (words: string) => string): Rule[] {
  const compile = (words: string, flags: string) =>
    new RegExp(boundWords(toPlainText(words).plain.replaceAll('*', '\\p{L}*')), flags);
  const denial = compile(denials, 'u');
  return phrases.map(([code, ...parts]) => ({
    code: code === 'no-loss' ? 'guarantee' : code,
    parts: parts.map((part) => compile(part, 'gu')),
    denial,
    denialInside: denial,
    isDenial: code === 'no-loss',
  }));
}

function wholeWords(words: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
}
