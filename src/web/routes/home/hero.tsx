import { cx } from 'class-variance-authority';
import { ArrowDown } from 'lucide-react';
import { ButtonLink, buttonStyle } from '../../ui/controls/button.tsx';
import { HeroShowcase, stageStyle, DesignPicker } from './hero-showcase.tsx';

/** The promise, the one main action, and one coin's page in every design. */
export function Hero() {
  return (
    <section aria-label="Introduction" className="starry relative isolate -mt-18 overflow-clip pt-18">
      <div
        style={stageStyle()}
        className="showcase-stage mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-4 pt-8 pb-20 sm:px-6 sm:pt-14 lg:min-h-[46rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-6 lg:pb-28"
      >
        <div>
          <h1 className="text-4xl/[1.05] font-extrabold tracking-[-0.035em] sm:text-6xl/[1.02]">
            Launch Your Meme Coin <span className="accent-text whitespace-nowrap">To The Moon</span>{' '}
            <span className="whitespace-nowrap">With AI</span>
          </h1>
          <p className="mt-5 max-w-lg text-lg text-muted">
            Create a stunning landing page for your meme coin in minutes. No coding required.
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <ButtonLink to="/signup" tone="primary" size="large">
              Get Started
            </ButtonLink>
            <button
              type="button"
              data-scroll-to="features"
              className={cx(buttonStyle({ tone: 'quiet', size: 'large' }), 'max-sm:px-4')}
            >
              See the features
              <ArrowDown aria-hidden="true" className="size-4.5" />
            </button>
          </div>
          <div className="mt-9 sm:mt-12">
            <DesignPicker />
          </div>
        </div>
        <HeroShowcase />
      </div>
    </section>
  );
}
