import type { Texts } from './texts.ts';

export const fr: Texts = {
  written: {
    kicker: '{ticker} sur {chain}',
    kickerAlone: '{ticker}',
    tagline: 'Voici {name}.',
    contract: 'Adresse du contrat',
    contractNote: 'Comparez chaque caractère avant de l’utiliser.',
    countdown: '{name} arrive dans',
    live: '{ticker} est en ligne',
    liveText: 'Le compte à rebours est terminé.',
    story: 'L’histoire de {name}',
    buy: 'Comment acheter {ticker}',
    buyIntro: 'Quatre étapes, dans cet ordre.',
    tokenomics: 'Ce que déclare le créateur',
    tokenomicsText: 'Personne n’a vérifié ces chiffres. Comparez-les avec le contrat.',
    chart: 'Le graphique',
    roadmap: 'Feuille de route',
    roadmapText: 'Les projets du créateur, sans promesse.',
    gallery: 'Images de {name}',
    community: 'Canaux',
    communityText: 'Voici les canaux indiqués par le créateur de {name}.',
    communitySilence: 'Le créateur de {name} n’a encore indiqué aucun canal.',
    faq: 'Questions et réponses',
    closing: '{name} {ticker}',
    closingText: 'Voilà {name}.',
    questions: {
      what: {
        question: 'Qu’est-ce que {name}\u00a0?',
        answer: '{name} ({ticker}) est un memecoin.',
      },
      chain: {
        question: 'Sur quel réseau se trouve-t-il\u00a0?',
        answer: '{name} ({ticker}) est sur {chain}.',
      },
      address: {
        question: 'Quelle est la bonne adresse de contrat\u00a0?',
        answer:
          'Uniquement celle de cette page, comparée caractère par caractère. S’il n’y en a pas ici, il n’y en a pas encore.',
      },
      when: {
        question: 'Quelle est la date du lancement\u00a0?',
        answer: 'Le jour et l’heure figurent sur cette page en CST, en UTC et à votre heure.',
      },
      risk: {
        question: 'Puis-je perdre de l’argent\u00a0?',
        answer:
          'Oui, tout. Le prix d’un memecoin peut tomber à zéro et y rester. N’y mettez que ce que vous pouvez vous permettre de perdre.',
      },
      who: {
        question: 'Qui est derrière cette page\u00a0?',
        answer:
          'Le créateur de {name}\u00a0: la page a été écrite à partir de ses mots. Personne n’a vérifié ce qui est affirmé ici.',
      },
    },
    description: '{name} ({ticker})\u00a0: histoire, adresse du contrat et canaux sur une seule page.',
  },
  unnamed: { chain: 'son propre réseau', native: 'la monnaie du réseau' },
  action: {
    buy: 'Acheter {ticker}',
    whereToBuy: 'Où acheter {ticker}',
    buyOn: 'Acheter {ticker} sur {venue}',
    beTold: 'Être averti sur {venue}',
    share: 'Partager {ticker}',
    opens: 'ouvre {host}',
    notEncrypted: 'non chiffré (http)',
  },
  copy: {
    button: 'Copier',
    copied: 'Copié',
    copiedAnnounced: 'Adresse copiée',
    selected: 'Appuyez sur Ctrl+C',
    held: 'Maintenez pour copier',
  },
  noContract: 'Pas encore de contrat. Ne vous fiez à aucune adresse.',
  steps: {
    wallet: {
      title: 'Installez {wallet}',
      text: 'Un portefeuille pour {chain}. Notez sa phrase de récupération sur papier et gardez-la pour vous\u00a0: aucune personne honnête ne la demande.',
    },
    anyWallet: {
      title: 'Prenez un portefeuille',
      text: 'Choisissez-en un que le réseau de la monnaie cite sur son site. Notez la phrase de récupération sur papier et gardez-la pour vous.',
    },
    fund: {
      title: 'Approvisionnez en {native}',
      text: 'Achetez {native} là où vous le faites d’habitude et envoyez-le vers votre portefeuille. Il paie l’échange et les frais.',
    },
    anyFund: {
      title: 'Mettez-y un peu',
      text: 'Envoyez la monnaie du réseau vers votre portefeuille. Elle paie l’échange et les frais.',
    },
    exchange: {
      title: 'Ouvrez {exchange}',
      text: 'Connectez votre portefeuille et choisissez {native} comme moyen de paiement.',
    },
    anyExchange: {
      title: 'Trouvez la plateforme',
      text: 'Demandez à l’équipe de la monnaie où elle s’échange, et relisez deux fois la barre d’adresse avant de connecter un portefeuille.',
    },
    paste: {
      title: 'Collez l’adresse',
      text: 'Copiez l’adresse du contrat sur cette page, collez-la comme ce que vous recevez, comparez, puis échangez.',
    },
    wait: {
      title: 'Attendez l’adresse',
      text: 'Pas encore de contrat. Ne vous fiez à aucune adresse. Dès qu’elle existera, elle sera sur cette page.',
    },
  },
  launch: {
    heading: 'Le lancement',
    clock: 'Temps avant le lancement',
    label: 'Lancement',
    utc: 'En UTC',
    local: 'Chez vous',
    at: 'Lancement\u00a0: {time}',
    soon: 'Bientôt',
    live: 'Lancé',
  },
  units: { days: 'jours', hours: 'heures', minutes: 'minutes', seconds: 'secondes' },
  shortUnits: { days: 'j', hours: 'h', minutes: 'm', seconds: 's' },
  stated: {
    mark: 'Déclaré par le créateur, vérifié par personne',
    supply: 'Offre totale',
    buyTax: 'Taxe à l’achat',
    sellTax: 'Taxe à la vente',
    liquidity: 'Liquidité',
    ownership: 'Propriété',
  },
  roadmap: { done: 'Fait', planned: 'Prévu' },
  chart: { open: 'Ouvrir le graphique sur {venue}', frame: 'Graphique de {ticker} sur {venue}' },
  pauseMarquee: 'Arrêter le texte défilant',
  mascot: 'La mascotte de {name}',
  noChannels: 'Pas encore de canaux. La première personne qui vous écrit n’est pas nous.',
  otherContract: 'ce n’est pas le contrat de cette monnaie',
  duplicate:
    'Une autre monnaie porte le nom {name}. Comparez l’adresse du contrat, caractère par caractère, avant d’acheter.',
  consent: {
    label: 'Suivi des visites',
    ask: 'Cette page peut-elle signaler votre visite à {services} ? Son créateur voit ainsi quelles publicités amènent du monde. Rien n’est envoyé à {services} sans votre accord.',
    allow: 'Autoriser',
    refuse: 'Non merci',
    again: 'Modifier ce choix',
  },
  footer: {
    riskLabel: 'Risque.',
    risk: '{name} est un memecoin\u00a0: son prix peut tomber à zéro et y rester. Rien ici n’est un conseil financier. N’y mettez que ce que vous pouvez vous permettre de perdre. Les affirmations sont déclarées par le créateur et non vérifiées.',
    affiliation:
      '{name} n’est affilié ni à {chain}, ni à un portefeuille ou une plateforme cités ici, ni à une personne, une marque ou un personnage que cela pourrait évoquer, et n’est ni soutenu ni géré par eux.',
    affiliationUnnamed:
      '{name} n’est affilié ni à une blockchain, ni à un portefeuille ou une plateforme cités ici, ni à une personne, une marque ou un personnage que cela pourrait évoquer, et n’est ni soutenu ni géré par eux.',
    report: 'Signaler cette page',
    updated: 'Dernière mise à jour\u00a0: {date}',
  },
  card: { on: 'sur {chain}', memeCoin: 'Un memecoin', memeCoinOn: 'Un memecoin sur {chain}' },
  board: {
    coin: 'monnaie',
    ticker: 'symbole',
    chain: 'réseau',
    contract: 'contrat',
    launch: 'lancement',
    otherChain: 'autre',
    noContract: 'pas encore',
    characters: '{count} caractères',
  },
  continued: 'À suivre…',
  desktop: { start: 'Démarrer', top: 'Haut de page', menu: 'Fichier Édition Affichage Aide' },
  newspaper: {
    extra: 'À la une\u00a0!',
    morning: 'Édition du matin',
    night: 'Édition du soir',
    pictured: 'En photo\u00a0: {name}',
    drawn: 'Vue d’artiste',
    reply: 'La rédaction répond',
  },
};
