export const spanish = `
¡Vamos a la luna!
El meme más gracioso de toda Solana.
Sin impuestos, sin equipo, sin vergüenza.
La comunidad manda, la rana obedece.
Liquidez quemada y contrato renunciado.
El próximo 100x, hermano.
Únete a los 3.000 holders en Telegram.
Nunca compartas tu frase semilla.
Un perro salchicha que sueña con ser cohete.
Oferta total: 1.000.000.000 de tokens
Lanzamiento justo, sin preventa.
Compra, aguanta, siesta.
Ni promesas ni hoja de ruta: solo tacos.
Mi abuela compró más que tú.
El gato que vendió demasiado pronto.
Listado en CoinGecko dentro de poco.
¿Quién necesita utilidad si tiene bigote?
5% de cada compra va a refugios de animales.
Hecho con amor y muy poco sueño.
Esto no es consejo financiero, es un pato.
`;

export const german = `
Zum Mond und zurück, mit Zwischenhalt in Bielefeld.
Null Steuern, null Plan, null Reue.
Liquidität verbrannt, Vertrag aufgegeben.
Der Dackel, den das Internet verdient hat.
Schon über 2.000 Halter in der Telegram-Gruppe.
Gib niemals deine Seed-Phrase weiter.
Kein Fahrplan, nur Wurst.
Der nächste Doge, nur kürzer.
Gesamtmenge: 1.000.000.000
Gelistet auf CoinGecko, geliebt von Oma.
Fairer Start ohne Vorverkauf.
Das hier ist keine Anlageberatung, das ist ein Hamster.
Kaufen, halten, Mittagsschlaf.
100x oder Pfandflaschen sammeln.
Er kam, sah und verkaufte zu früh.
Geprüft von drei Katzen und einem Steuerberater.
Ein Igel, der keine Angst vor Kerzen hat, auch nicht vor roten.
Jeder Euro Gewinn wird in Brezeln gemessen.
Wer früh kommt, kriegt noch einen Liegeplatz.
Die Gemeinschaft hält zusammen, die Tür nicht.
`;

export const french = `
Direction la lune, avec escale à la boulangerie.
Zéro taxe, liquidité brûlée, contrat abandonné.
La grenouille la plus chic de Solana.
Rejoignez les 1 500 détenteurs sur Telegram.
Ne partagez jamais votre phrase de récupération.
Le prochain 100x ? On verra après le fromage.
Un escargot qui va plus vite que votre banque.
Offre totale : 1 000 000 000
Pas de feuille de route, juste une baguette.
Ceci n'est pas un conseil financier, ceci est une pipe.
Lancement équitable, sans prévente.
Mon chat a acheté avant vous.
Achetez, gardez, faites la sieste.
Le mème que tout le monde attendait.
L’équipe ne possède aucun jeton.
Bientôt listé sur une grande plateforme.
Tout ce qu'il touche se transforme en or.
3 % de chaque vente pour les refuges d'animaux.
On ne vend pas, on danse.
Un canard, un rêve, zéro utilité.
`;

export const portuguese = `
Rumo à lua, com escala na padaria!
Sem taxas, sem time, sem juízo.
Liquidez queimada e contrato renunciado.
O vira-lata caramelo mais famoso da blockchain.
Já somos 5 mil holders no Telegram.
Nunca compartilhe sua frase de recuperação.
O próximo Doge fala português.
Fornecimento total: 1.000.000.000
Lançamento justo, sem pré-venda.
Compra, segura e vai dormir.
Isso não é conselho financeiro, é uma capivara.
100x ou churrasco, os dois servem.
Feito pela comunidade, para a comunidade.
A capivara não vende, a capivara flutua.
Em breve na Binance? Sonhar é de graça.
Meu tio comprou e agora se acha o Elon.
Auditado pelo gato da vizinha.
Queimamos 50% do supply no São João.
Quem tem pressa come cru.
Um pato, um sonho, nenhuma utilidade.
`;

/** Other scripts, with the joiners that they need. */
export const others = `
冲向月球！
零税，流动性已销毁，合约已放弃。
这只猫不卖。
月まで行こう！
犬です。ただの犬です。
به ماه می‌رویم!
ضفدع لا يبيع أبداً.
चलो चाँद पर 🚀
クソコインですが愛はあります。
`;
