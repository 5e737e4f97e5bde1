import { pixelServices } from '@moonpage/engine/pixels/pixel-ids.ts';
import { pageLanguages } from '@moonpage/engine/languages/texts.ts';
import { pageTexts } from '@moonpage/engine/languages/languages.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, useFieldControl } from '../../../../web/ui/controls/field.tsx';
import { SelectBox } from '../../../../web/ui/controls/select.tsx';
import type { PublicSettings } from '../../../../web/page/settings.ts';
import { languageName } from '../../../coins/web/about/page-language-names.ts';
import { SearchEngines } from '../../../deploys/web/search-engines-card.tsx';
import { withSettings } from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';
import { PageTextEntry } from './page-text-entry.tsx';
import { PixelEntry } from './pixel-entry.tsx';
import { SharePreview } from './share-preview.tsx';

/** How the page is found, shared, counted and taken along. */
export function SettingsPanel(props: {
  readonly hosting: PublicSettings['pagesHosting'];
  readonly onFacts: () => void;
  readonly archive: { readonly download: () => void; readonly isBusy: boolean };
}) {
  const { hosting, onFacts, archive } = props;
  return (
    <div className="grid gap-6">
      <Group heading="Search and shared links">
        <PageTextEntry name="title" label="Title" seen={60} />
        <PageTextEntry name="description" label="Description" seen={160} />
        <SharePreview />
      </Group>
      <Group heading="Language">
        <LanguageEntry />
      </Group>
      <Group heading="Search engines">
        {hosting === 'own-host' ? (
          <>
            <SearchEngines />
            <Note>This holds at once, for the page that is live, and is no step to undo.</Note>
          </>
        ) : (
          <Note>They are asked to stay away from all pages here. Share the address of yours instead.</Note>
        )}
      </Group>
      <Group heading="Tracking pixels">
        <Note>
          {hosting === 'own-host'
            ? 'Readers are asked first. After “Allow” the service’s own script runs; the answer is remembered and can be changed.'
            : 'Readers are asked first, at each visit. Pages here run no scripts of others: after “Allow” a picture reports the visit, where the service has one. The service’s own script runs in the page that you download.'}
        </Note>
        {pixelServices.map((service) => (
          <PixelEntry key={service} service={service} hosting={hosting} />
        ))}
      </Group>
      <Group heading="Chart">
        <Note>The chart follows from your contract address. Whether it stands on the page is set there.</Note>
        <Button size="small" className="min-h-10 justify-self-start" onClick={onFacts}>
          Open facts
        </Button>
      </Group>
      <Group heading="Take your page along">
        <Note>
          A ZIP with the page as you see it here, its pictures and fonts. It opens from a folder and works on
          any web server. A chart on it becomes a link, and visits to it are not counted here.
        </Note>
        <Button
          size="small"
          className="min-h-10 justify-self-start"
          busy={archive.isBusy}
          onClick={archive.download}
        >
          <Download aria-hidden="true" className="size-4" />
          Download as ZIP
        </Button>
      </Group>
    </div>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 border-line not-first:border-t not-first:pt-6"
    >
      <h2 id={id} className="text-base">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>;
}

function LanguageEntry() {
  return (
    <Field
      label="Language of the page"
      hint="Of labels, dates and notices, and for screen readers. Your own texts stay as they are."
    >
      <LanguageSelect />
    </Field>
  );
}

function LanguageSelect() {
  const { document, edit } = useStudio();
  const { control } = useFieldControl();
  const { language, lang } = pageTexts(document.lang);
  /** One that the writer has read from the description, in which nothing is fixed. */
  const other = lang === undefined ? [] : [lang];
  return (
    <SelectBox>
      <select
        {...control}
        value={lang ?? language}
        onChange={({ target: { value } }) =>
          edit(`Language: ${languageName(value)}`, (page) =>
            withSettings(page, { lang: value === 'en' ? undefined : value }),
          )
        }
        className="control appearance-none pe-10 md:text-sm"
      >
        {[...pageLanguages, ...other].map((each) => (
          <option key={each} value={each} lang={each} className="bg-raised text-text">
            {languageName(each)}
          </option>
        ))}
      </select>
    </SelectBox>
  );
}
