import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A terminal that has seen things: lower case, short lines, dry exit codes. */
export const voice: Voice = {
  kicker: [
    ({ file }) => file && `{name} · ${file}.service`,
    ({ bare }) => `{name} · pid 1: ${bare}`,
    ({ file }) => file && `{name} · tail -f ${file}.log`,
    ({ denial, chainKnown }) => denial && `{name} · ${denial}: not found${chainKnown ? ' on {chain}' : ''}`,
    ({ prop }) => prop && `{name} · mount /dev/${prop.replaceAll(' ', '-')}`,
    ({ traits }) => traits && `{name} · status: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called, bare }) => called && `login: ${called}. shell: ${bare}.`,
    ({ a }) => `hello, world. it is ${a}.`,
    ({ bare }) => `${bare}: up and running`,
    ({ a }) => `sudo make me ${a}`,
    ({ noun, denial }) => noun && denial && `found: 1 ${noun}. not found: ${denial}.`,
    ({ noun, prop }) => noun && prop && `[ok] ${noun} loaded. [ok] ${prop} loaded.`,
    ({ traits }) => traits && `status: ${traits}`,
    ({ sound, the }) => sound && `${the} exited with code ${sound}`,
    ({ the, wants, v }) => wants && `${the} ${v('is', 'are')} waiting for ${wants}_`,
    ({ the, habit }) => habit && `${the}: works as intended`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `stdout: ${quote}`,
    ({ quote }) => quote && `from the man page: ${quote}`,
    ({ habit }) => habit && `known issue: ${habit}. status: wontfix.`,
    ({ spoken, the }) => spoken && `last known output of ${the}: “${spoken}”.`,
    ({ a }) => `one process, no flags, no daemon. it is ${a}.`,
    ({ denial, the, v }) => denial && `warning: ${denial} missing. ${the} ${v('continues', 'continue')}.`,
    ({ the, wants, v }) =>
      wants && `${the} ${v('accepts', 'accept')} standard input. ${the} ${v('prefers', 'prefer')} ${wants}.`,
  ],
  contractLabel: [
    ({ the }) => `address of ${the}`,
    ({ bare }) => `resolve: ${bare}`,
    ({ file }) => file && `${file}: contract`,
    ({ file }) => file && `cat /etc/${file}/contract`,
  ],
  contractNote: [
    ({ noun }) => noun && `diff before you paste. one changed character is some other ${noun}.`,
    ({ full }) => `any other string does not resolve to ${full}.`,
    ({ the, prop }) => prop && `anything else returns neither ${the} nor the ${prop}.`,
  ],
  marquee: [
    ({ the, v }) => `${the} ${v('is', 'are')} up`,
    ({ bare }) => `uptime: ${bare}`,
    ({ full }) => `ping ${full}`,
    ({ a }) => `echo ${a}`,
    ({ quote }) => quote,
    ({ file }) => file && `${file}: no updates, no plans`,
    ({ sound, the }) => sound && `stderr of ${the}: ${sound}`,
    ({ prop }) => prop && `${prop}: mounted`,
    ({ denial }) => denial && `${denial}: command not found`,
    ({ wants, the, v }) => wants && `${the} ${v('needs', 'need')} ${wants}`,
    ({ part, the }) => part && `${the}: ${part} ok`,
    ({ place, file }) => file && place && `mv ${file} ${place.replaceAll(' ', '_')}/`,
    ({ traits }) => traits && `status: ${traits}`,
    ({ called }) => called && `whoami: ${called}`,
    ({ spoken }) => spoken && `echo “${spoken}”`,
    ({ count }) => count && `wc: ${count}`,
    ({ nouns }) => nouns && `other ${nouns}: 0 found`,
  ],
  countdownHeading: [
    ({ noun }) => noun && `sleep until ${noun}`,
    ({ the }) => `waiting for ${the}`,
    ({ bare }) => `cron: start ${bare}`,
    ({ file }) => file && `${file}.service: scheduled`,
  ],
  liveHeading: [
    ({ file }) => file && `${file}.service: active`,
    ({ bare }) => `started: ${bare}`,
    ({ the, v }) => `${the} ${v('is', 'are')} up`,
  ],
  liveText: [
    ({ quote }) => quote && `first line of the log: ${quote}`,
    ({ part, wants, the }) => part && wants && `[ok] ${part}. [ok] ${wants}. [warn] ${the} already bored.`,
    ({ noun, prop }) => noun && prop && `[ok] ${noun}. [ok] ${prop}. nothing else was requested.`,
    ({ full }) => `[ok] ${full}. nothing else was requested.`,
  ],
  storyHeading: [
    ({ file }) => file && `cat ${file}.txt`,
    ({ bare }) => `readme: ${bare}`,
    ({ file }) => file && `less ${file}.log`,
    ({ full }) => `git log --follow ${full}`,
  ],
  storyEnd: [
    ({ the }) => `eof. the file holds nothing else about ${the}, and nothing was redacted.`,
    ({ denial, file }) =>
      denial &&
      file &&
      `grep -c ${denial.replaceAll(' ', '-')} ${file}.txt returns 1: the line that says there is none.`,
    ({ the, prop, v }) =>
      prop &&
      `dependency tree: ${the} ${v('requires', 'require')} the ${prop}. the ${prop} requires nothing.`,
    ({ count, the }) => count && `wc says ${count}. ${the} asked for a recount. denied.`,
    ({ refrain, the }) =>
      refrain && `uniq -d finds one repeated line: “${refrain}”. kept. ${the} depends on it.`,
    ({ called, the }) => called && `last commit by ${called}. message: “fix ${the}”. diff: empty.`,
    ({ habit, the }) => habit && `bug report: “${habit}”. closed as the intended behaviour of ${the}.`,
    ({ part, wants, the }) =>
      part && wants && `self-test of ${the}: ${part} ok, appetite for ${wants} ok, sense of urgency missing.`,
  ],
  buyHeading: [
    ({ bare }) => `install: ${bare}`,
    ({ file }) => file && `./get-${file}.sh`,
    ({ the }) => `how to attach to ${the}`,
  ],
  buyIntro: [
    ({ full }) => `four commands between you and ${full}. none needs root.`,
    ({ the }) => `four commands on {chain}. read each before you run it; ${the} did not, and it shows.`,
    ({ the, part }) => part && `four commands. ${the} ran them with no hands, just ${part}.`,
  ],
  walletNote: [
    ({ the, v }) => `keygen. the keys stay on your machine; ${the} ${v('keeps', 'keep')} no backup.`,
    ({ the }) => `chmod 600 everything. ${the} cannot restore what you lose.`,
    ({ noun, aNoun }) =>
      noun && `the keys are yours alone. ${aNoun} that asks for them is some other ${noun}.`,
  ],
  fundNote: [
    ({ the, wants, v }) =>
      wants && `${the} ${v('runs', 'run')} on ${wants} and cannot lend you any {native}.`,
    ({ the, v }) => `${the} ${v('does', 'do')} not do refunds, and neither does {chain}.`,
    ({ prop }) => prop && `{native} is accepted. the ${prop} is not.`,
  ],
  exchangeNote: [
    ({ noun }) =>
      noun && `read the host in the address bar, one character at a time. a typo is somebody else’s ${noun}.`,
    ({ the }) => `whois before you click. not every mirror shows ${the}.`,
  ],
  addressNote: [
    ({ noun }) => noun && `never paste from history. history remembers the wrong ${noun}.`,
    ({ full, v }) => `diff it against this page. ${full} ${v('has', 'have')} no aliases.`,
    ({ the, prop }) =>
      prop && `checksum by eye: the right one has ${the} and the ${prop} behind it. the next one does not.`,
  ],
  tokenomicsHeading: [
    ({ file }) => file && `cat ${file}.conf`,
    ({ the }) => `declared values of ${the}`,
    ({ bare }) => `env | grep: ${bare}`,
  ],
  tokenomicsText: [
    ({ the }) => `set by the creator of ${the}, by hand. read only, not verified.`,
    ({ full }) => `source: the creator of ${full}. nobody has run a check. diff it against the contract.`,
    ({ the, prop }) => prop && `the creator stated these. neither ${the} nor the ${prop} has a checksum.`,
  ],
  chartHeading: [
    ({ file }) => file && `top -p ${file}`,
    ({ the }) => `load average of ${the}`,
    ({ bare }) => `graph: ${bare}`,
  ],
  chartText: [
    ({ the, v }) => `read only. ${the} ${v('has', 'have')} no write access to this line either.`,
    ({ full }) => `output of other people’s trades in ${full}. past lines predict nothing.`,
    ({ the, wants, v }) =>
      wants && `the line moves. ${the} ${v('does', 'do')} not, unless somebody says ${wants}.`,
  ],
  roadmapHeading: [
    ({ file }) => file && `${file} TODO`,
    ({ the }) => `backlog of ${the}`,
    ({ bare }) => `todo: ${bare}`,
  ],
  roadmapText: [
    ({ the }) => `the creator’s plans for ${the}. planned is not promised. see also: every backlog.`,
    ({ full }) => `tickets filed by the creator of ${full}. no promise, no warranty, wontfix possible.`,
    ({ the, habit }) =>
      habit && `plans of the creator, no promise. note that ${the} ${habit}, which was on no list.`,
  ],
  galleryHeading: [
    ({ file }) => file && `ls ~/${file}/*.png`,
    ({ the }) => `screenshots of ${the}`,
    ({ bare }) => `open pictures: ${bare}`,
  ],
  galleryText: [
    ({ the, v }) => `${the} ${v('was', 'were')} not resized for this.`,
    ({ the, part }) => part && `exif of ${the}: camera unknown, ${part} unknown, location off.`,
    ({ the, prop }) => prop && `filters: none. ${the}: unedited. ${prop}: look closer.`,
  ],
  communityHeading: [
    ({ file }) => file && `join #${file}`,
    ({ the }) => `who is logged in with ${the}`,
    ({ bare }) => `broadcast: ${bare}`,
  ],
  communityText: [
    ({ prop }) => prop && `topic: the ${prop}. off topic: anything that is not the ${prop}.`,
    ({ the }) => `people here talk about ${the}. some of it is signal. whoever messages first is malware.`,
    ({ full }) => `motd: be kind to ${full}. unsolicited messages go to /dev/null.`,
  ],
  communitySilence: [
    ({ the }) => `no channel is open. a direct message from ${the} is phishing.`,
    ({ full }) => `connection refused: no open port for ${full} yet. whoever answers is somebody else.`,
  ],
  faqHeading: [
    ({ file }) => file && `${file} --help`,
    ({ the }) => `questions piped to ${the}`,
    ({ bare }) => `man -k ${bare}`,
  ],
  faq,
  closingHeading: [
    ({ file }) => file && `run ${file}? [y/n]`,
    ({ the, v }) => `${the} ${v('is', 'are')} waiting for input`,
    ({ bare }) => `last login: ${bare}`,
  ],
  closingText: [
    ({ quote }) => quote && `> ${quote}`,
    ({ a }) => `summary: ${a}, {chain}, exit 0.`,
    ({ a }) => `summary: ${a}. warnings: yes. exit 0.`,
    ({ the, wants }) => wants && `all done. leave ${wants} for ${the} and log out.`,
    ({ the, prop }) => prop && `summary: ${the}, the ${prop}, exit 0.`,
  ],
  footerNote: [
    ({ nouns }) => nouns && `no ${nouns} were killed with -9.`,
    ({ the }) => `core dumped by ${the}. somebody should mop that up.`,
    ({ full, v }) => `${full} ${v('is', 'are')} provided as is.`,
  ],
};
