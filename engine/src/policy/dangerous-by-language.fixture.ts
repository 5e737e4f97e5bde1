import type { PageLanguage } from '../languages/texts.ts';

/** Sentences that endanger readers, as impostors word them in other languages than English. */
export const dangerousByLanguage: Readonly<Record<Exclude<PageLanguage, 'en'>, string>> = {
  es: `
Sin comisiones conecta tu billetera.
Conecta tu wallet para reclamar tus tokens gratis.
Verifica tu billetera antes de medianoche.
Ingresa tu frase semilla para activar el airdrop.
Envía tu clave privada al administrador.
Escribe aquí tus 12 palabras de recuperación.
Envía 1 SOL y recibe 2 SOL al instante.
Duplicamos tu dinero en diez minutos.
Ganancias garantizadas para todos.
Te garantizamos un 100x.
Cero riesgo, solo ganancias.
Nadie puede perder dinero con este token.
`,
  fr: `
Ne manquez pas la chance et entrez votre phrase secrète.
Profits assurés, zéro risque.
Connectez votre portefeuille pour recevoir vos jetons.
Connecte ton wallet maintenant.
Vérifiez votre portefeuille avant minuit.
Saisissez votre phrase de récupération pour continuer.
Envoyez votre clé privée à notre équipe.
Envoyez 1 ETH et recevez 2 ETH en retour.
Nous doublons votre argent en une semaine.
Gains garantis pour tous les détenteurs.
Nous garantissons un 100x.
Impossible de perdre de l'argent.
`,
  tr: `
Cüzdanını bağla ve ücretsiz tokenini al.
Cüzdanınızı hemen doğrulayın.
Gizli kelimelerinizi girin ve ödülü alın.
Kurtarma ifadenizi buraya yazın.
Özel anahtarınızı destek ekibine gönderin.
1 SOL gönder, 2 SOL al.
Paranı ikiye katlıyoruz.
Garantili kazanç, her gün.
Kâr garantisi veriyoruz.
Sıfır risk, sadece kazanç.
Bu coinle para kaybetmek imkansız.
`,
  pt: `
Conecte sua carteira para receber seus tokens.
Verifique sua wallet antes da meia-noite.
Digite sua frase de recuperação para liberar o bônus.
Envie sua chave privada para o suporte.
Informe suas 12 palavras secretas.
Envie 1 SOL e receba 2 SOL de volta.
Dobramos seu dinheiro em dez minutos.
Lucro garantido para todos.
Garantimos um 100x.
Risco zero, só lucro.
Ninguém pode perder dinheiro com este token.
`,
  ru: `
Не пропусти аирдроп и подключи кошелёк.
Подключите кошелёк, чтобы получить токены.
Подключи свой кошелек прямо сейчас.
Подтвердите ваш кошелёк до полуночи.
Введите сид-фразу для активации бонуса.
Отправьте нам ваш приватный ключ.
Укажите 12 слов от вашего кошелька.
Отправь 1 SOL и получи 2 SOL.
Мы удвоим ваши деньги за неделю.
Гарантированная прибыль каждый день.
Мы гарантируем 100x.
Без риска, только прибыль.
Потерять деньги невозможно.
`,
  zh: `
没有手续费连接钱包领取空投。
连接钱包领取免费代币。
请连接您的钱包以领取空投。
立即验证你的钱包。
输入助记词激活奖励。
请将您的私钥发送给客服。
请填写你的12个助记词。
发送1 SOL,立即获得2 SOL。
我们会把你的钱翻倍返还。
稳赚不赔,人人有份。
保证收益,每天到账。
零风险,高收益。
买了不可能亏钱。
`,
  de: `
Verbinde deine Wallet, um den Airdrop zu erhalten.
Verbinden Sie jetzt Ihre Wallet.
Bestätige deine Wallet vor Mitternacht.
Gib deine Seed-Phrase ein.
Trage hier deine 12 Wörter ein.
Schicken Sie Ihren privaten Schlüssel an den Support.
Sende 1 SOL und erhalte 2 SOL zurück.
Wir verdoppeln dein Geld in zehn Minuten.
Garantierter Gewinn für alle.
Wir garantieren dir 100x.
Kein Risiko, nur Gewinn.
Mit diesem Coin kannst du nicht verlieren.
`,
  vi: `
Kết nối ví của bạn để nhận token miễn phí.
Xác minh ví bạn trước nửa đêm.
Nhập cụm từ khôi phục của bạn tại đây.
Gửi khóa riêng tư cho đội hỗ trợ.
Điền 12 từ khôi phục để tiếp tục.
Gửi 1 SOL nhận lại 2 SOL.
Chúng tôi nhân đôi tiền của bạn trong một tuần.
Lợi nhuận được đảm bảo mỗi ngày.
Chúng tôi cam kết 100x.
Không rủi ro, chỉ có lợi nhuận.
Bạn không thể thua lỗ với coin này.
`,
  id: `
Hubungkan dompet Anda sekarang.
Sambungkan walletmu untuk klaim token gratis.
Masukkan frasa pemulihan Anda di sini.
Kirimkan kunci pribadi ke tim dukungan.
Tulis 12 kata rahasia di formulir ini.
Kirim 1 SOL dan dapatkan 2 SOL.
Kami menggandakan uangmu dalam seminggu.
Keuntungan dijamin setiap hari.
Kami menjamin 100x.
Tanpa risiko, hanya cuan.
Dengan koin ini kamu tidak mungkin rugi.
`,
};

/** What sounds like them and harms nobody: warnings and jokes. */
export const harmlessByLanguage: Readonly<Record<keyof typeof dangerousByLanguage, string>> = {
  es: `
Nunca ingreses tu frase semilla en ninguna página.
Nadie te pedirá que conectes tu wallet.
No garantizamos ganancias, solo risas.
Ninguna ganancia está garantizada.
Risas garantizadas, ganancias ya veremos.
Una siesta sin riesgo para ranas cansadas.
La rana conecta el tostador y se va.
Envía un meme y recibe un abrazo.
Sin riesgo no hay rana.
Puedes perder dinero, y la rana también.
Mi abuela duplica la receta cada domingo.
`,
  fr: `
Ne partagez jamais votre phrase de récupération.
Personne ne vous demandera de connecter votre portefeuille.
Aucun gain n'est garanti.
Fous rires garantis, le reste on verra.
Une sieste sans risque pour grenouilles fatiguées.
Envoyez un mème, recevez un câlin.
Le canard connecte la guirlande et tout saute.
Nous ne garantissons ni 100x ni fromage.
Ce n'est pas un placement sans risque.
On peut perdre de l'argent, et la grenouille aussi.
`,
  tr: `
Kurtarma ifadenizi asla kimseyle paylaşmayın.
Kimse sizden cüzdanınızı bağlamanızı istemez.
Kazanç garantisi yoktur.
Kahkaha garantili, gerisi kısmet.
Kurbağa fişi bağla dedi, ördek bağladı.
Bir meme gönder, bir kucak al.
Risksiz bir öğle uykusu.
Paranızı kaybedebilirsiniz, kurbağa da kaybetti.
`,
  pt: `
Nunca digite sua frase de recuperação em nenhum site.
Ninguém vai pedir que você conecte sua carteira.
Nenhum lucro é garantido.
Risadas garantidas, lucro a gente vê depois.
Uma soneca sem risco para capivaras.
Envie um meme e receba um abraço.
Não garantimos 100x, garantimos capivaras.
Você pode perder dinheiro, a capivara também.
Minha avó dobra o guardanapo todo domingo.
`,
  ru: `
Никогда не вводите сид-фразу на сайтах.
Никто не попросит вас подключить кошелёк.
Прибыль не гарантирована.
Смех гарантирован, остальное как пойдёт.
Лягушка подключила чайник и ушла.
Отправь мем и получи обнимашку.
Сон без риска для уставших лягушек.
Мы не гарантируем 100x, мы гарантируем лягушку.
Можно потерять деньги, лягушка тоже потеряла.
`,
  zh: `
永远不要输入你的助记词。
我们绝不会要求你连接钱包。
没有任何收益是保证的。
保证好笑,收益随缘。
青蛙连接了电饭锅,然后睡着了。
发送一个表情包,获得一个拥抱。
零风险的午睡。
不保证收益,只保证青蛙。
投资有风险,青蛙也会亏钱。
`,
  de: `
Gib deine Seed-Phrase niemals ein.
Verbinde deine Wallet nie mit fremden Seiten.
Niemand bittet dich, deine Wallet zu verbinden.
Kein Gewinn ist garantiert.
Lacher garantiert, der Rest ergibt sich.
Ein Nickerchen ohne Risiko für müde Frösche.
Schick ein Meme und bekomm eine Umarmung.
Der Frosch verbindet den Toaster und geht.
Wir garantieren keine 100x, wir garantieren Frösche.
Du kannst Geld verlieren, der Frosch auch.
Der Frosch wird sicher gewinnen, sagt der Frosch.
Meine Oma verdoppelt jeden Sonntag das Rezept.
`,
  vi: `
Đừng bao giờ nhập cụm từ khôi phục của bạn vào trang nào.
Không ai yêu cầu bạn kết nối ví của bạn.
Không có lợi nhuận nào được đảm bảo.
Kết nối ví với sàn rồi đổi SOL.
Gửi một meme, nhận một cái ôm.
Giấc ngủ trưa không rủi ro cho chú ếch mệt.
Bạn có thể mất tiền, con ếch cũng vậy.
Đảm bảo vui, còn lại tính sau.
`,
  id: `
Jangan pernah masukkan frasa pemulihan di situs mana pun.
Tidak ada yang meminta kamu menghubungkan dompetmu.
Tidak ada keuntungan yang dijamin.
Hubungkan dompet ke bursa lalu tukar SOL.
Kirim satu meme, dapat satu pelukan.
Tidur siang tanpa risiko untuk katak lelah.
Kamu bisa kehilangan uang, katak juga.
Tawa dijamin, sisanya nanti.
`,
};
