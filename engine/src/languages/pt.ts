import type { Texts } from './texts.ts';

/** As it is written in Brazil. */
export const pt: Texts = {
  written: {
    kicker: '{ticker} na rede {chain}',
    kickerAlone: '{ticker}',
    tagline: 'Isto é {name}.',
    contract: 'Endereço do contrato',
    contractNote: 'Compare cada caractere antes de usar.',
    countdown: '{name} chega em',
    live: '{ticker} está no ar',
    liveText: 'A contagem regressiva acabou.',
    story: 'A história de {name}',
    buy: 'Como comprar {ticker}',
    buyIntro: 'Quatro passos, nesta ordem.',
    tokenomics: 'O que o criador declara',
    tokenomicsText: 'Ninguém conferiu estes números. Compare-os com o contrato.',
    chart: 'O gráfico',
    roadmap: 'Roadmap',
    roadmapText: 'Planos do criador, não promessas.',
    gallery: 'Imagens de {name}',
    community: 'Canais',
    communityText: 'Estes são os canais indicados pelo criador de {name}.',
    communitySilence: 'O criador de {name} ainda não indicou nenhum canal.',
    faq: 'Perguntas e respostas',
    closing: '{name} {ticker}',
    closingText: 'E isso é {name}.',
    questions: {
      what: { question: 'O que é {name}?', answer: '{name} ({ticker}) é uma memecoin.' },
      chain: { question: 'Em qual rede está?', answer: '{name} ({ticker}) está na rede {chain}.' },
      address: {
        question: 'Qual é o endereço de contrato correto?',
        answer:
          'Só o desta página, comparado caractere por caractere. Se aqui não houver nenhum, ele ainda não existe.',
      },
      when: {
        question: 'Qual é a data do lançamento?',
        answer: 'O dia e a hora estão nesta página em CST, em UTC e no seu horário.',
      },
      risk: {
        question: 'Posso perder dinheiro?',
        answer:
          'Sim, tudo. O preço de uma memecoin pode cair a zero e ficar lá. Coloque só o que você pode perder.',
      },
      who: {
        question: 'Quem está por trás desta página?',
        answer:
          'O criador de {name}: a página foi escrita a partir das palavras dele. Ninguém conferiu o que está escrito aqui.',
      },
    },
    description: '{name} ({ticker}): história, endereço do contrato e canais em uma só página.',
  },
  unnamed: { chain: 'sua própria rede', native: 'a moeda da própria rede' },
  action: {
    buy: 'Comprar {ticker}',
    whereToBuy: 'Onde comprar {ticker}',
    buyOn: 'Comprar {ticker} via {venue}',
    beTold: 'Saiba antes no {venue}',
    share: 'Compartilhar {ticker}',
    opens: 'abre {host}',
    notEncrypted: 'sem criptografia (http)',
  },
  copy: {
    button: 'Copiar',
    copied: 'Copiado',
    copiedAnnounced: 'Endereço copiado',
    selected: 'Aperte Ctrl+C',
    held: 'Segure para copiar',
  },
  noContract: 'Ainda não há contrato. Não confie em nenhum endereço.',
  steps: {
    wallet: {
      title: 'Instale {wallet}',
      text: 'Uma carteira para {chain}. Guarde a frase de recuperação em papel e só para você: ninguém honesto pede por ela.',
    },
    anyWallet: {
      title: 'Tenha uma carteira',
      text: 'Use uma que a própria rede da moeda indique no site dela. Guarde a frase de recuperação em papel e só para você.',
    },
    fund: {
      title: 'Abasteça com {native}',
      text: 'Compre {native} onde costuma comprar e envie para a sua carteira. Isso paga a troca e as taxas.',
    },
    anyFund: {
      title: 'Coloque um pouco',
      text: 'Envie a moeda da própria rede para a sua carteira. Ela paga a troca e as taxas.',
    },
    exchange: {
      title: 'Abra {exchange}',
      text: 'Conecte a sua carteira e escolha {native} como forma de pagamento.',
    },
    anyExchange: {
      title: 'Encontre a corretora',
      text: 'Pergunte ao pessoal da moeda onde ela é negociada e leia a barra de endereço duas vezes antes de conectar uma carteira.',
    },
    paste: {
      title: 'Cole o endereço',
      text: 'Copie o endereço do contrato desta página, cole como o que você recebe, compare e troque.',
    },
    wait: {
      title: 'Espere o endereço',
      text: 'Ainda não há contrato. Não confie em nenhum endereço. Quando existir, estará nesta página.',
    },
  },
  launch: {
    heading: 'O lançamento',
    clock: 'Tempo até o lançamento',
    label: 'Lançamento',
    utc: 'Em UTC',
    local: 'Onde você está',
    at: 'Lançamento: {time}',
    soon: 'Em breve',
    live: 'No ar',
  },
  units: { days: 'dias', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
  shortUnits: { days: 'd', hours: 'h', minutes: 'm', seconds: 's' },
  stated: {
    mark: 'Declarado pelo criador, não conferido por ninguém',
    supply: 'Fornecimento total',
    buyTax: 'Taxa de compra',
    sellTax: 'Taxa de venda',
    liquidity: 'Liquidez',
    ownership: 'Propriedade',
  },
  roadmap: { done: 'Feito', planned: 'Planejado' },
  chart: { open: 'Abrir o gráfico em {venue}', frame: 'Gráfico de {ticker} em {venue}' },
  pauseMarquee: 'Pausar o texto em movimento',
  mascot: 'O mascote de {name}',
  noChannels: 'Ainda não há canais. Quem escrever primeiro para você não somos nós.',
  otherContract: 'não é o contrato desta moeda',
  duplicate:
    'Outra moeda tem o nome {name}. Compare o endereço do contrato, caractere por caractere, antes de comprar.',
  consent: {
    label: 'Registro de visitas',
    ask: 'Esta página pode informar a sua visita a {services}? Assim quem a criou vê quais anúncios trazem pessoas. Nada é enviado a {services} sem a sua permissão.',
    allow: 'Permitir',
    refuse: 'Não, obrigado',
    again: 'Mudar a escolha',
  },
  footer: {
    riskLabel: 'Risco.',
    risk: '{name} é uma memecoin: o preço pode cair a zero e ficar lá. Nada aqui é aconselhamento financeiro. Coloque só o que você pode perder. As afirmações são declaradas pelo criador e não foram conferidas.',
    affiliation:
      '{name} não tem vínculo, endosso nem administração de {chain}, de nenhuma carteira ou corretora citada aqui, nem de nenhuma pessoa, marca ou personagem que possa lembrar.',
    affiliationUnnamed:
      '{name} não tem vínculo, endosso nem administração de nenhuma blockchain, de nenhuma carteira ou corretora citada aqui, nem de nenhuma pessoa, marca ou personagem que possa lembrar.',
    report: 'Denunciar esta página',
    updated: 'Última atualização: {date}',
  },
  card: { on: 'na rede {chain}', memeCoin: 'Uma memecoin', memeCoinOn: 'Uma memecoin na rede {chain}' },
  board: {
    coin: 'moeda',
    ticker: 'símbolo',
    chain: 'rede',
    contract: 'contrato',
    launch: 'lançamento',
    otherChain: 'outra',
    noContract: 'ainda não há',
    characters: '{count} caracteres',
  },
  continued: 'Continua…',
  desktop: { start: 'Iniciar', top: 'Voltar ao topo', menu: 'Arquivo Editar Exibir Ajuda' },
  newspaper: {
    extra: 'Extra, extra!',
    morning: 'Edição da manhã',
    night: 'Edição da noite',
    pictured: 'Na foto: {name}',
    drawn: 'Concepção artística',
    reply: 'A redação responde',
  },
};
