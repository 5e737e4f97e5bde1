import { cx } from 'class-variance-authority';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Device, devices, useDeviceFrame } from '../../../web/ui/frame/devices.tsx';
import type { CoinField } from '../../coins/fields/fields.ts';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';
import type { RewriteScope } from '../contract.ts';
import { EnteredTextBar } from './canvas/entered-text-bar.tsx';
import { PageCanvas } from './canvas/page-canvas.tsx';
import { instantOf, type Moment, moments } from './moments.ts';
import { PictureDialog } from './facts/picture-dialog.tsx';
import { CommandPalette, type Command } from './shortcuts/command-palette.tsx';
import { sectionCommands } from './shortcuts/section-commands.ts';
import { useArchive } from './settings/use-archive.ts';
import { onShortcut, type ShortcutActions } from './shortcuts/shortcuts.ts';
import { type Studio, useStudio } from './state/studio-context.ts';
import { StudioPanel, type Tab, tabs } from './studio-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { ConflictDialog } from './versions/conflict-dialog.tsx';
import { PublishDialog } from './versions/publish-dialog.tsx';

/** `/edit-landing/{userId}`: the page itself, and beside it everything that can be done with it. */
export function StudioScreen({ now }: { readonly now: number }) {
  const studio = useStudio();
  const archive = useArchive();
  const [tab, setTab] = useState<Tab>('sections');
  // On a phone the panel covers a part of the page, and only when it is asked for.
  const [isOpen, setOpen] = useState(false);
  const [device, setDevice] = useState<Device>('desktop');
  const [moment, setMoment] = useState<Moment>('now');
  const [dialog, setDialog] = useState<'publish' | 'palette' | 'shortcuts' | 'picture' | null>(null);
  /** Whether the selected section stands in the place of the list. */
  const [isDetail, setDetail] = useState(false);
  /** Other words that were looked for wait behind another panel until they are asked for again. */
  const [isAside, setAside] = useState(false);
  const [rewriting, setRewriting] = useState(studio.rewriting);
  if (rewriting !== studio.rewriting) {
    setRewriting(studio.rewriting);
    setAside(false);
  }
  /** What the dialog of pictures is about: one of the gallery by its address, or the coin's own. */
  const [picture, setPicture] = useState<string | null>(null);
  /** The field that the facts open with. */
  const [wantedFact, setWantedFact] = useState<CoinField | null>(null);
  const isNarrow = useNarrow();
  const changePicture = (url: string | null) => {
    setPicture(url);
    setDialog('picture');
  };
  const show = (wanted: Tab, fact: CoinField | null = null) => {
    setWantedFact(fact);
    if (wanted !== tab) setDetail(false);
    setTab(wanted);
    setOpen(true);
    setAside(true);
  };
  const showSection = () => {
    setTab('sections');
    setDetail(true);
  };
  const actions = useMemo(
    (): ShortcutActions => ({
      undo: studio.undo,
      redo: studio.redo,
      save: () => void studio.flush(),
      rewrite: () => studio.rewrite(scopeOf(studio)),
      palette: () => setDialog('palette'),
      help: () => setDialog('shortcuts'),
    }),
    [studio],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onShortcut(event, actions);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions]);
  const commands: Command[] = [
    { label: 'Change picture', run: () => changePicture(null) },
    ...(Object.keys(tabs) as Tab[]).map((each) => ({
      label: `Open ${tabs[each].label.toLowerCase()}`,
      run: () => show(each),
    })),
    ...(isNarrow ? [] : (Object.keys(devices) as Device[])).map((each) => ({
      label: `Show the page on a ${devices[each].label.toLowerCase()}`,
      run: () => setDevice(each),
    })),
    ...(Object.keys(moments) as Moment[]).map((each) => ({
      label: `Show the page: ${moments[each]}`,
      run: () => setMoment(each),
    })),
    { label: 'Rewrite everything that is not locked', run: () => studio.rewrite({ is: 'all' }) },
    ...sectionCommands(studio),
    { label: 'Undo', keys: 'Ctrl+Z', run: studio.undo },
    { label: 'Redo', keys: 'Ctrl+Shift+Z', run: studio.redo },
    {
      label: studio.live === null ? 'CREATE MY PAGE' : 'Publish changes',
      run: () => setDialog('publish'),
    },
    { label: 'Download as ZIP', run: archive.download },
    ...(studio.live === null ? [] : [studio.live.url]).map((url) => ({
      label: 'Open the live page',
      run: () => void open(ownVisitUrl(url), '_blank', 'noopener'),
    })),
    { label: 'Keyboard shortcuts', keys: '?', run: () => setDialog('shortcuts') },
  ];

  return (
    <div data-studio className="relative flex h-[calc(100dvh-var(--connection-line))] flex-col overflow-clip">
      <TopBar
        device={device}
        onDevice={setDevice}
        moment={moment}
        onMoment={setMoment}
        onActions={() => setDialog('palette')}
        onPublish={() => setDialog('publish')}
      />
      <div className="relative flex min-h-0 grow max-lg:flex-col-reverse">
        <StudioPanel
          tab={tab}
          isOpen={isOpen || (studio.rewriting !== null && !isAside)}
          isAside={isAside}
          onAside={setAside}
          isDetail={isDetail}
          onClose={() => setOpen(false)}
          onDetail={setDetail}
          onTab={show}
          wantedFact={wantedFact}
          onFactFound={() => setWantedFact(null)}
          archive={archive}
        />
        <Stage
          device={isNarrow ? 'phone' : device}
          now={instantOf(moment, { launchAt: studio.facts.launchAt, now })}
          actions={actions}
          onSelect={showSection}
          onPicture={changePicture}
        />
      </div>
      {dialog === 'publish' && (
        <PublishDialog
          onClose={() => setDialog(null)}
          onPanel={show}
          onSection={() => {
            showSection();
            setOpen(true);
            setAside(true);
          }}
        />
      )}
      {dialog === 'picture' && <PictureDialog picture={picture} onClose={() => setDialog(null)} />}
      {(dialog === 'palette' || dialog === 'shortcuts') && (
        <CommandPalette commands={commands} isHelp={dialog === 'shortcuts'} onClose={() => setDialog(null)} />
      )}
      {studio.save.is === 'conflict' && <ConflictDialog />}
      <output className="sr-only">{studio.announcement}</output>
    </div>
  );
}

/** The page as wide as the device. */
function Stage(props: {
  readonly device: Device;
  readonly now: number;
  readonly actions: ShortcutActions;
  readonly onSelect: () => void;
  readonly onPicture: (url: string | null) => void;
}) {
  const { device } = props;
  const { place, style } = useDeviceFrame(device);
  return (
    <div ref={place} className="relative min-h-0 min-w-0 grow overflow-hidden bg-sunken">
      <EnteredTextBar />
      {style !== null && (
        <PageCanvas
          now={props.now}
          actions={props.actions}
          onSelect={props.onSelect}
          onPicture={props.onPicture}
          style={style}
          className={cx(
            'absolute top-0 max-w-none origin-top-left border-0 bg-page',
            device !== 'desktop' && 'shadow-float',
          )}
        />
      )}
    </div>
  );
}

/** The text that the caret stands in, else the selected section, else the page. */
function scopeOf({ document, entered, selected }: Studio): RewriteScope {
  const isThere = (section: string | null) => document.sections.some(({ id }) => id === section);
  if (entered && isThere(entered.path.section)) return { is: 'text', path: entered.path };
  return selected !== null && isThere(selected) ? { is: 'section', section: selected } : { is: 'all' };
}

/** Whether the screen is a phone's or a tablet's, on which the page is drawn as on that screen. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  const query = useRef<MediaQueryList>(null);
  useEffect(() => {
    query.current = matchMedia('(max-width: 47.99rem)');
    const update = () => setNarrow(query.current?.matches ?? false);
    update();
    query.current.addEventListener('change', update);
    return () => query.current?.removeEventListener('change', update);
  }, []);
  return isNarrow;
}
