import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../page/root-data.ts';
import { Section } from './section.tsx';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

const priceQuestion = 'What does it cost?';

const priceDuringBeta = (price: string): Question => ({
  question: priceQuestion,
  answer: `The service is free during beta, then costs ${price} per page build.`,
});

const freeAccess: Question = {
  question: 'How do I get free access?',
  answer: 'Free access requires completing social-media sharing steps after pressing Get Started.',
};

const priceAfterBeta = (price: string): Question => ({
  question: priceQuestion,
  answer: `A page build costs ${price}.`,
});

const trackingPixel: Question = {
  question: 'Can I add a tracking pixel?',
  answer: 'A tracking pixel can be added in the editor.',
};

const others = (studio: boolean): readonly Question[] => [
  {
    question: 'Which coins and blockchains can I use?',
    answer: 'Any meme coin on any blockchain is allowed.',
  },
  {
    question: 'Can I change my page later?',
    answer: `Pages can be ${studio ? 'edited' : 'built again'} from a dashboard, which also shows statistics.`,
  },
  ...(studio ? [trackingPixel] : []),
  {
    question: 'Are there refunds, and how do I get support?',
    answer: 'No refunds; support is by ticket.',
  },
  {
    question: 'What do I need to build a page?',
    answer: (
      <>
        <p>A valid email, coin name, Ticker/Symbol, Description, color preference and main image.</p>
        <p className="mt-2">Optional: contract address, buy button link, telegram and twitter accounts.</p>
      </>
    ),
  },
];

/** What people ask, in the specification's words; one answer open at a time, without scripts too. */
export function Faq() {
  const { beta, price, shareSteps, studio } = useSettings();
  const questions = [
    beta ? priceDuringBeta(price) : priceAfterBeta(price),
    ...(shareSteps === 'off' ? [] : [freeAccess]),
    ...others(studio),
  ];
  return (
    <Section
      heading="FAQ"
      lead="Short questions, shorter answers."
      shape="beside"
      className="border-t border-line bg-sunken"
    >
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex list-none items-center justify-between gap-4 py-5 font-display text-lg font-semibold tracking-tight hover:text-link [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform duration-160 group-open:rotate-45"
              />
            </summary>
            <div className="max-w-2xl pb-6 text-muted">{answer}</div>
          </details>
        ))}
      </div>
    </Section>
  );
}
