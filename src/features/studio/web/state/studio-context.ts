import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { RewriteScope } from '../../contract.ts';
import type { CoinDetails, SavedCoin } from '../../../coins/contract.ts';
import type { WentLive } from '../../../deploys/web/announce-live.ts';
import type { TextPath } from '../../rules/text-path.ts';
import { createContext, useContext } from 'react';
import type { FactsChange } from './facts-change.ts';

/** Whether what is on the screen is kept by the service. */
export type SaveState =
  | { readonly is: 'saved'; readonly at: string }
  | { readonly is: 'saving' }
  /** Without a network; kept in this browser meanwhile. */
  | { readonly is: 'offline' }
  /** Refused, with a sentence; `isKept` in this browser, where that can keep anything. */
  | { readonly is: 'failed'; readonly message: string; readonly isKept: boolean }
  /** Another window or device has saved first. */
  | { readonly is: 'conflict'; readonly isKept: boolean };

/** The page as it is live. */
export interface LivePage {
  readonly document: PageDocument;
  /** Null where they cannot be read any more. */
  readonly facts: Facts | null;
  /** ISO 8601. */
  readonly deployedAt: string;
  readonly url: string;
}

/** The facts that a page's palette is made from. */
export type PageColours = Pick<Facts, 'colours' | 'background'>;

/** A text that somebody is writing in. */
export interface EnteredText {
  readonly path: TextPath;
  readonly onPage: boolean;
}

/** What every part of the studio works with. */
export interface Studio {
  readonly userId: string;
  readonly document: PageDocument;
  /** The document of this very moment, also before it is drawn. */
  readonly latest: () => PageDocument;
  /** What the page shows: the document, or what is hovered. */
  readonly shown: PageDocument;
  readonly facts: Facts;
  /** Those of the page that is shown: the coin's, or with colors that are hovered. */
  readonly shownFacts: Facts;
  /** Counts how often the coin was changed elsewhere than in the form of its facts, which begins anew then. */
  readonly factsChanges: number;
  /** Public paths of font files by their names. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly live: LivePage | null;
  /** Whether what is live is what is shown. */
  readonly isDeployed: boolean;
  /** Whether a model can be asked for other words. */
  readonly hasModel: boolean;
  /** The selected section's id, or null. */
  readonly selected: string | null;
  /** The text that the caret stands in, or null; `onPage` where it is edited on the page itself. */
  readonly entered: EnteredText | null;
  /** What other words are looked for, or null. */
  readonly rewriting: RewriteScope | null;
  readonly save: SaveState;
  /** What screen readers are told of the last change of the page's sections; it stays while panels come and go. */
  readonly announcement: string;
  readonly announce: (announcement: string) => void;
  /** What undo and redo would do, in words; null when there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /**
   * Makes a change and remembers it as one step. @param label what was done, for undo, e.g. `Move FAQ`
   * @param key joins changes in a row into one step, e.g. `text hero.headline`
   */
  readonly edit: (
    label: string,
    change: (document: PageDocument) => PageDocument,
    options?: { key?: string; reason?: 'edited' | 'restored' },
  ) => void;
  /** Ends a run of joined changes. */
  readonly seal: () => void;
  /** Shows a document without making it the draft, and colors without saving them, while something is hovered; null shows the draft again. */
  readonly preview: (document: PageDocument | null, colours?: PageColours) => void;
  readonly select: (id: string | null) => void;
  readonly enter: (text: EnteredText | null) => void;
  /** Opens the panel with other words for a part of the page; null closes it. */
  readonly rewrite: (scope: RewriteScope | null) => void;
  /** One step back; facts are sent back to the service first, where nobody has changed them since. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves at once. @returns whether everything is saved then */
  readonly flush: () => Promise<boolean>;
  /** Does something with the draft once it is saved, as `base`. @returns null when it could not be saved; where it was changed elsewhere, that is asked about */
  readonly onceSaved: <Made>(work: (base: string) => Promise<Made>) => Promise<Made | null>;
  /**
   * Saves a change of the coin's facts, and remembers it as one step; the page shows it after `refreshFacts`.
   * @param known the coin as the form of its facts has read it
   * @returns what is stored then
   * @throws FactsChangedElsewhere, and what the service refuses
   */
  readonly changeFacts: (label: string, change: FactsChange, known?: SavedCoin) => Promise<CoinDetails>;
  /** After the coin's facts were saved: shows the page with them. */
  readonly refreshFacts: () => Promise<void>;
  /** Reads once more what other windows may have changed: the coin's facts, and what is live. */
  readonly readAgain: () => Promise<void>;
  /** Deploys what is shown, once it is saved. @returns null when it could not be saved */
  readonly publish: () => Promise<WentLive | null>;
  /** Packs what is shown as a ZIP, once it is saved. @returns null when it could not be saved */
  readonly archive: () => Promise<File | null>;
  /**
   * After another window has saved first: keeps mine, takes theirs, or takes theirs and keeps mine as a version.
   * @param seen names the other version as it was shown, undefined where it was not
   * @returns false where keeping mine would have written over another version than that: nothing was done
   */
  readonly solve: (choice: 'mine' | 'theirs' | 'copy', seen: string | undefined) => Promise<boolean>;
}

export const StudioContext = createContext<Studio | null>(null);

/** @throws outside the studio. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (studio === null) throw new Error('Not in a studio.');
  return studio;
}
