import type { Facts } from '../../facts.ts';
import { testFacts } from '../../facts.fixture.ts';

function coin(name: string, symbol: string, blockchain: Facts['blockchain'], description: string): Facts {
  return testFacts({ name, symbol, blockchain, description });
}

const long =
  'An octopus who was hired to run the night desk of a small hotel and has never once been on time. ' +
  'The guests like him. The lift does not. Every morning he signs the book eight times and calls it teamwork. ';

/** Coins that are hard to write for: several, things, food, weather, people, no subject, other languages, nearly nothing. */
export const oddCoins = {
  geese: coin('Geese', 'GEESE', 'Base', 'Geese with no manners who own the car park. No plan, no mercy.'),
  threePigs: coin('Three Pigs', 'PIGS', 'Solana', 'Three pigs in a rented van. The van is not insured.'),
  penguins: coin('Formal', 'TUX', 'TON', 'Penguins with briefcases auditing the ice.'),
  toaster: coin(
    'Toasty',
    'TOAST',
    'Sui',
    'A toaster that only burns one side. It dings when it feels like it.',
  ),
  rock: coin('Rock', 'ROCK', 'Other', 'Just a rock. No utility, no refunds, no rush.'),
  sock: coin('Odd Sock', 'SOCK', 'Tron', 'The last sock in the dryer: single, striped and fine with it.'),
  hat: coin('Bowler', 'BOWL', 'BSC', 'A hat without a head. It has seen the inside of the parliament.'),
  bread: coin('Breadcoin', 'BREAD', 'Ethereum', 'Bread is bread. It rises when it is ready.'),
  ramen: coin('Slurp', 'SLURP', 'Base', 'Ramen that went cold while you read the group chat.'),
  fog: coin('Foggy', 'FOG', 'Solana', 'A fog that rolled in on a Tuesday and never left the harbour.'),
  drizzle: coin(
    'Drizzle',
    'DRZL',
    'Ethereum',
    'Light rain, but with confidence. Nobody brought an umbrella.',
  ),
  uncle: coin('Uncle Early', 'UNCLE', 'Base', 'Your uncle who still says he was early.'),
  joe: coin(
    'Patient Joe',
    'JOE',
    'TON',
    'Joe is the slowest trader alive: patient, broke and very well rested.',
  ),
  boss: coin(
    'James',
    'JAMES',
    'Sui',
    "Everyone's boss. He walks the office with a mug that says boss and has never opened the spreadsheet.",
  ),
  chess: coin('Checkmates', 'CHESS', 'Other', 'No roadmap. No team. No utility. No plan. No refunds.'),
  denial: coin('Nope', 'NOPE', 'Solana', 'No presale, no promises, no socks.'),
  owl: coin('Night Shift', 'OWL', 'Tron', 'An owl who works the night shift. Employee of the month, twice.'),
  axolotl: coin('Axl', 'AXL', 'BSC', 'An axolotl named after nobody in particular.'),
  octopus: coin('Night Desk', 'DESK', 'Base', long.repeat(12).slice(0, 2000)),
  feeling: coin(
    'That Sunday Feeling',
    'SUNDAY',
    'Ethereum',
    'The feeling you get on a Sunday at five. It comes back.',
  ),
  turtle: coin(
    'Tortuga',
    'TORT',
    'Solana',
    'Una tortuga que llegó tarde a la fiesta. Todavía está bailando. Nadie le pidió que parara.',
  ),
  german: coin('Dackel', 'WURST', 'Ethereum', 'Der Dackel ist nicht klein und die Wurst ist nicht groß.'),
  swimmer: coin('青蛙', 'QWA', 'BSC', '一只不会游泳的青蛙。它每天都在岸上看水。'),
  turkish: coin('Kedi', 'KEDI', 'Other', 'Bu kedi hiçbir şey yapmaz ve bunu çok iyi yapar.'),
  duckies: coin('Duckies', 'QUACK', 'TON', '🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆'),
  numbers: coin('404', '404', 'Base', '0101 404 0101 404 0101'),
  longName: coin('Wolfeschlegelsteinhausenbergerdo', 'WOLFE', 'Sui', 'A name that does not fit on the form.'),
  ends: coin(
    'Hiss',
    'HISS',
    'Tron',
    "Chris's boss is a snake in a suit: calm, cold, sorry about the carpet.",
  ),
} satisfies Record<string, Facts>;
