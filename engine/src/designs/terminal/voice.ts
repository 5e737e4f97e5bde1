import { faq } from './voice-faq.ts';
import type { Voice } from '../voice.ts';

/** A terminal that has seen things: lower case, short lines, dry exit codes. */
export const voice: Voice = {
  kicker: [
    ({ file }) => file && `{name} · ${file}.service`,
    ({ noun }) => `{name} · pid 1: ${noun}`,
    ({ file }) => file && `{name} · tail -f ${file}.log`,
    ({ denial, chainKnown }) => denial && `{name} · ${denial}: not found${chainKnown ? ' on {chain}' : ''}`,
    ({ prop }) => prop && `{name} · mount /dev/${prop.replaceAll(' ', '-')}`,
    ({ traits }) => traits && `{name} · status: ${traits}`,
  ],
  headline: [
    ({ quote }) => quote,
    ({ called, noun }) => called && `login: ${called}. shell: ${noun}.`,
    ({ indefinite }) => `hello, world. it is ${indefinite}.`,
    ({ noun }) => `${noun}: up and running`,
    ({ indefinite }) => `sudo make me ${indefinite}`,
    ({ headNoun, denial }) => headNoun && denial && `found: 1 ${headNoun}. not found: ${denial}.`,
    ({ headNoun, prop }) => headNoun && prop && `[ok] ${headNoun} loaded. [ok] ${prop} loaded.`,
    ({ traits }) => traits && `status: ${traits}`,
    ({ sound, definite }) => sound && `${definite} exited with code ${sound}`,
    ({ definite, wants, agree }) => wants && `${definite} ${agree('is', 'are')} waiting for ${wants}_`,
    ({ definite, habit }) => habit && `${definite}: works as intended`,
  ],
  tagline: [
    ({ quote }) => quote,
    ({ quote }) => quote && `stdout: ${quote}`,
    ({ quote }) => quote && `from the man page: ${quote}`,
    ({ habit }) => habit && `known issue: ${habit}. status: wontfix.`,
    ({ spoken, definite }) => spoken && `last known output of ${definite}: “${spoken}”.`,
    ({ indefinite }) => `one process, no flags, no daemon. it is ${indefinite}.`,
    ({ denial, definite, agree }) =>
      denial && `warning: ${denial} missing. ${definite} ${agree('continues', 'continue')}.`,
    ({ definite, wants, agree }) =>
      wants &&
      `${definite} ${agree('accepts', 'accept')} standard input. ${definite} ${agree('prefers', 'prefer')} ${wants}.`,
  ],
  contractLabel: [
    ({ definite }) => `address of ${definite}`,
    ({ noun }) => `resolve: ${noun}`,
    ({ file }) => file && `${file}: contract`,
    ({ file }) => file && `cat /etc/${file}/contract`,
  ],
  contractNote: [
    ({ headNoun }) => headNoun && `diff before you paste. one changed character is some other ${headNoun}.`,
    ({ full }) => `any other string does not resolve to ${full}.`,
    ({ definite, prop }) => prop && `anything else returns neither ${definite} nor the ${prop}.`,
  ],
  marquee: [
    ({ definite, agree }) => `${definite} ${agree('is', 'are')} up`,
    ({ noun }) => `uptime: ${noun}`,
    ({ full }) => `ping ${full}`,
    ({ indefinite }) => `echo ${indefinite}`,
    ({ quote }) => quote,
    ({ file }) => file && `${file}: no updates, no plans`,
    ({ sound, definite }) => sound && `stderr of ${definite}: ${sound}`,
    ({ prop }) => prop && `${prop}: mounted`,
    ({ denial }) => denial && `${denial}: command not found`,
    ({ wants, definite, agree }) => wants && `${definite} ${agree('needs', 'need')} ${wants}`,
    ({ part, definite }) => part && `${definite}: ${part} ok`,
    ({ place, file }) => file && place && `mv ${file} ${place.replaceAll(' ', '_')}/`,
    ({ traits }) => traits && `status: ${traits}`,
    ({ called }) => called && `whoami: ${called}`,
    ({ spoken }) => spoken && `echo “${spoken}”`,
    ({ count }) => count && `wc: ${count}`,
    ({ headPlural }) => headPlural && `other ${headPlural}: 0 found`,
  ],
  countdownHeading: [
    ({ headNoun }) => headNoun && `sleep until ${headNoun}`,
    ({ definite }) => `waiting for ${definite}`,
    ({ noun }) => `cron: start ${noun}`,
    ({ file }) => file && `${file}.service: scheduled`,
  ],
  liveHeading: [
    ({ file }) => file && `${file}.service: active`,
    ({ noun }) => `started: ${noun}`,
    ({ definite, agree }) => `${definite} ${agree('is', 'are')} up`,
  ],
  liveText: [
    ({ quote }) => quote && `first line of the log: ${quote}`,
    ({ part, wants, definite }) =>
      part && wants && `[ok] ${part}. [ok] ${wants}. [warn] ${definite} already bored.`,
    ({ headNoun, prop }) => headNoun && prop && `[ok] ${headNoun}. [ok] ${prop}. nothing else was requested.`,
    ({ full }) => `[ok] ${full}. nothing else was requested.`,
  ],
  storyHeading: [
    ({ file }) => file && `cat ${file}.txt`,
    ({ noun }) => `readme: ${noun}`,
    ({ file }) => file && `less ${file}.log`,
    ({ full }) => `git log --follow ${full}`,
  ],
  storyEnd: [
    ({ definite }) => `eof. the file holds nothing else about ${definite}, and nothing was redacted.`,
    ({ denial, file }) =>
      denial &&
      file &&
      `grep -c ${denial.replaceAll(' ', '-')} ${file}.txt returns 1: the line that says there is none.`,
    ({ definite, prop, agree }) =>
      prop &&
      `dependency tree: ${definite} ${agree('requires', 'require')} the ${prop}. the ${prop} requires nothing.`,
    ({ count, definite }) => count && `wc says ${count}. ${definite} asked for a recount. denied.`,
    ({ refrain, definite }) =>
      refrain && `uniq -d finds one repeated line: “${refrain}”. kept. ${definite} depends on it.`,
    ({ called, definite }) => called && `last commit by ${called}. message: “fix ${definite}”. diff: empty.`,
    ({ habit, definite }) =>
      habit && `bug report: “${habit}”. closed as the intended behaviour of ${definite}.`,
    ({ part, wants, definite }) =>
      part &&
      wants &&
      `self-test of ${definite}: ${part} ok, appetite for ${wants} ok, sense of urgency missing.`,
  ],
  buyHeading: [
    ({ noun }) => `install: ${noun}`,
    ({ file }) => file && `./get-${file}.sh`,
    ({ definite }) => `how to attach to ${definite}`,
  ],
  buyIntro: [
    ({ full }) => `four commands between you and ${full}. none needs root.`,
    ({ definite }) =>
      `four commands on {chain}. read each before you run it; ${definite} did not, and it shows.`,
    ({ definite, part }) => part && `four commands. ${definite} ran them with no hands, just ${part}.`,
  ],
  walletNote: [
    ({ definite, agree }) =>
      `keygen. the keys stay on your machine; ${definite} ${agree('keeps', 'keep')} no backup.`,
    ({ definite }) => `chmod 600 everything. ${definite} cannot restore what you lose.`,
    ({ headNoun, indefiniteHead }) =>
      headNoun && `the keys are yours alone. ${indefiniteHead} that asks for them is some other ${headNoun}.`,
  ],
  fundNote: [
    ({ definite, wants, agree }) =>
      wants && `${definite} ${agree('runs', 'run')} on ${wants} and cannot lend you any {native}.`,
    ({ definite, agree }) => `${definite} ${agree('does', 'do')} not do refunds, and neither does {chain}.`,
    ({ prop }) => prop && `{native} is accepted. the ${prop} is not.`,
  ],
  exchangeNote: [
    ({ headNoun }) =>
      headNoun &&
      `read the host in the address bar, one character at a time. a typo is somebody else’s ${headNoun}.`,
    ({ definite }) => `whois before you click. not every mirror shows ${definite}.`,
  ],
  addressNote: [
    ({ headNoun }) => headNoun && `never paste from history. history remembers the wrong ${headNoun}.`,
    ({ full, agree }) => `diff it against this page. ${full} ${agree('has', 'have')} no aliases.`,
    ({ definite, prop }) =>
      prop &&
      `checksum by eye: the right one has ${definite} and the ${prop} behind it. the next one does not.`,
  ],
  tokenomicsHeading: [
    ({ file }) => file && `cat ${file}.conf`,
    ({ definite }) => `declared values of ${definite}`,
    ({ noun }) => `env | grep: ${noun}`,
  ],
  tokenomicsText: [
    ({ definite }) => `set by the creator of ${definite}, by hand. read only, not verified.`,
    ({ full }) => `source: the creator of ${full}. nobody has run a check. diff it against the contract.`,
    ({ definite, prop }) =>
      prop && `the creator stated these. neither ${definite} nor the ${prop} has a checksum.`,
  ],
  chartHeading: [
    ({ file }) => file && `top -p ${file}`,
    ({ definite }) => `load average of ${definite}`,
    ({ noun }) => `graph: ${noun}`,
  ],
  chartText: [
    ({ definite, agree }) =>
      `read only. ${definite} ${agree('has', 'have')} no write access to this line either.`,
    ({ full }) => `output of other people’s trades in ${full}. past lines predict nothing.`,
    ({ definite, wants, agree }) =>
      wants && `the line moves. ${definite} ${agree('does', 'do')} not, unless somebody says ${wants}.`,
  ],
  roadmapHeading: [
    ({ file }) => file && `${file} TODO`,
    ({ definite }) => `backlog of ${definite}`,
    ({ noun }) => `todo: ${noun}`,
  ],
  roadmapText: [
    ({ definite }) =>
      `the creator’s plans for ${definite}. planned is not promised. see also: every backlog.`,
    ({ full }) => `tickets filed by the creator of ${full}. no promise, no warranty, wontfix possible.`,
    ({ definite, habit }) =>
      habit && `plans of the creator, no promise. note that ${definite} ${habit}, which was on no list.`,
  ],
  galleryHeading: [
    ({ file }) => file && `ls ~/${file}/*.png`,
    ({ definite }) => `screenshots of ${definite}`,
    ({ noun }) => `open pictures: ${noun}`,
  ],
  galleryText: [
    ({ definite, agree }) => `${definite} ${agree('was', 'were')} not resized for this.`,
    ({ definite, part }) => part && `exif of ${definite}: camera unknown, ${part} unknown, location off.`,
    ({ definite, prop }) => prop && `filters: none. ${definite}: unedited. ${prop}: look closer.`,
  ],
  communityHeading: [
    ({ file }) => file && `join #${file}`,
    ({ definite }) => `who is logged in with ${definite}`,
    ({ noun }) => `broadcast: ${noun}`,
  ],
  communityText: [
    ({ prop }) => prop && `topic: the ${prop}. off topic: anything that is not the ${prop}.`,
    ({ definite }) =>
      `people here talk about ${definite}. some of it is signal. whoever messages first is malware.`,
    ({ full }) => `motd: be kind to ${full}. unsolicited messages go to /dev/null.`,
  ],
  communitySilence: [
    ({ definite }) => `no channel is open. a direct message from ${definite} is phishing.`,
    ({ full }) => `connection refused: no open port for ${full} yet. whoever answers is somebody else.`,
  ],
  faqHeading: [
    ({ file }) => file && `${file} --help`,
    ({ definite }) => `questions piped to ${definite}`,
    ({ noun }) => `man -k ${noun}`,
  ],
  faq,
  closingHeading: [
    ({ file }) => file && `run ${file}? [y/n]`,
    ({ definite, agree }) => `${definite} ${agree('is', 'are')} waiting for input`,
    ({ noun }) => `last login: ${noun}`,
  ],
  closingText: [
    ({ quote }) => quote && `> ${quote}`,
    ({ indefinite }) => `summary: ${indefinite}, {chain}, exit 0.`,
    ({ indefinite }) => `summary: ${indefinite}. warnings: yes. exit 0.`,
    ({ definite, wants }) => wants && `all done. leave ${wants} for ${definite} and log out.`,
    ({ definite, prop }) => prop && `summary: ${definite}, the ${prop}, exit 0.`,
  ],
  footerNote: [
    ({ headPlural }) => headPlural && `no ${headPlural} were killed with -9.`,
    ({ definite }) => `core dumped by ${definite}. somebody should mop that up.`,
    ({ full, agree }) => `${full} ${agree('is', 'are')} provided as is.`,
  ],
};
