import { sections } from '@moonpage/engine/sections/sections.ts';
import { samePath, textsOf } from '../../rules/text-path.ts';
import { TextTools } from '../panels/text-tools.tsx';
import { useStudio } from '../state/studio-context.ts';

/** What can be done with the text that is edited on the page, above it while the caret stands in it. */
export function EnteredTextBar() {
  const { document, entered } = useStudio();
  if (!entered?.onPage) return null;
  const { path } = entered;
  const section = document.sections.find(({ id }) => id === path.section);
  const text = section && textsOf(section).find((each) => samePath(each.path, path));
  if (!text) return null;
  const label = `${text.label} of ${sections[section.kind].label}`;
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="absolute top-2 left-1/2 z-10 flex max-w-[calc(100%-1rem)] -translate-x-1/2 items-center rounded-control border border-line bg-raised ps-3 text-sm shadow-float"
    >
      <span className="truncate font-medium">{label}</span>
      <TextTools section={section} path={path} label={label} isEmpty={text.text === ''} />
    </div>
  );
}
