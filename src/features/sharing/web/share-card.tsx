import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../web/ui/controls/button.tsx';
import { CopyButton } from '../../../web/ui/controls/copy-button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { PostField, PostLink } from '../../deploys/web/post-field.tsx';
import { postLinks } from '../../deploys/web/post-links.ts';
import { networkNames, type ShareNetwork } from '../rules/networks.ts';
import { NetworkMark } from './network-mark.tsx';
import type { preparedPosts } from './prepared-posts.ts';

interface ShareCardProps {
  readonly network: ShareNetwork;
  readonly post: ReturnType<typeof preparedPosts>[ShareNetwork];
  /** What the post leads to. */
  readonly url: string;
  readonly isOpened: boolean;
  readonly isDone: boolean;
  /** Whether it is the first that is left. */
  readonly isNext: boolean;
  /** Whether it is just being recorded that the step is done. */
  readonly isBusy: boolean;
  readonly onOpened: () => void;
  readonly onDone: () => void;
}

/** One network: a post to change, its window to open, and the creator's word that it was posted. */
export function ShareCard(props: ShareCardProps) {
  const { network, post, url, isOpened, isDone, isNext, isBusy, onOpened, onDone } = props;
  const [text, setText] = useState(post.text);
  const name = networkNames[network];
  return (
    <Card aria-label={name} className="flex flex-col">
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 className="flex items-center gap-2.5 text-lg">
          <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-wash text-link">
            <NetworkMark network={network} />
          </span>
          {name}
        </h2>
        {isDone && (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
            <Check aria-hidden="true" className="size-4" />
            Done
          </span>
        )}
      </div>
      <PostField
        label={`Your post on ${name}`}
        hint={post.hint}
        text={text}
        limit={post.limit}
        onChange={setText}
        className="mb-4"
      />
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        <PostLink
          href={postLinks[network](text, url)}
          isMain={isNext && !isOpened}
          onClick={onOpened}
          // A press of the middle button opens it too.
          onAuxClick={({ button }) => button === 1 && onOpened()}
        >
          Open {name}
        </PostLink>
        {!isDone && (
          <Button
            tone={isNext && isOpened ? 'primary' : 'secondary'}
            disabled={!isOpened}
            busy={isBusy}
            onClick={onDone}
          >
            I posted it
          </Button>
        )}
        {network === 'facebook' && <CopyButton text={text} label="Copy text" />}
      </div>
    </Card>
  );
}
