import { Download } from 'lucide-react';
import { buttonStyle } from '../../../../web/ui/controls/button.tsx';
import { CopyButton } from '../../../../web/ui/controls/copy-button.tsx';
import { useSettings } from '../../../../web/page/root-data.ts';

/** Backup codes, which are seen this once: to read, to copy, to keep as a file. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { productName } = useSettings();
  const text = `${productName} backup codes. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4">
      <ol
        aria-label="Backup codes"
        className="grid gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono text-base min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="text-center whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={codes.join('\n')} label="Copy" />
        <a
          className={buttonStyle({ size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-backup-codes.txt`}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
      </div>
    </div>
  );
}
