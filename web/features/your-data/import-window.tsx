import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MAX_IMPORT_BYTES, type ReadExport, readExport } from '#protocol/exports/read-export.ts';
import { unreachable } from '#rules/unreachable.ts';
import { useGame } from '#web/game/game-context.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { createBreather } from './breather.ts';
import { type Imported, type ImportPreview, importData, previewImport } from './import-data.ts';
import { PreviewWords } from './import-preview.tsx';
import { doneWords, PROBLEM_WORDS } from './import-words.ts';
import type { ForeignImportProps } from './importers/foreign-import.tsx';
import './import-window.css';

/** Enough to tell JSON from anything else. */
const BEGIN_BYTES = 100;
const PIECE_BYTES = 1_000_000;

type ImportWindowProps = {
  readonly file: File | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function ImportWindow({ file, isOpen, onClose }: ImportWindowProps): ReactNode {
  return (
    <Dialog title="Import" lead={file?.name} isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && file && <Import file={file} onClose={onClose} />}
    </Dialog>
  );
}

type ImportStage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'foreign'; readonly Foreign: ComponentType<ForeignImportProps> }
  | { readonly kind: 'preview'; readonly preview: ImportPreview; readonly problem?: string }
  | { readonly kind: 'importing'; readonly preview: ImportPreview; readonly doneCount: number }
  | { readonly kind: 'done'; readonly imported: Imported };

type ImportProps = {
  readonly file: File;
  readonly onClose: () => void;
};

function Import({ file, onClose }: ImportProps): ReactNode {
  const game = useGame();
  const { call } = useAuth();
  const [stage, setStage] = useState<ImportStage>({ kind: 'reading' });

  useEffect(() => {
    let isGone = false;
    const show = (next: ImportStage) => isGone || setStage(next);
    stageOf(file, (read) => previewImport(game, call, read)).then(show, () =>
      show({ kind: 'failed', words: 'This file cannot be read.' }),
    );
    return () => {
      isGone = true;
    };
  }, [file, game, call]);

  function confirm(preview: ImportPreview): void {
    const show = (doneCount: number) => setStage({ kind: 'importing', preview, doneCount });
    const tell = (problem: string) => setStage({ kind: 'preview', preview, problem });
    show(0);
    importData(game, call, preview, show)
      .then((imported) => {
        if (imported.ok) setStage({ kind: 'done', imported: imported.value });
        else tell(wordsOf(imported.failure));
      })
      .catch(() => tell('An error occurred'));
  }
  if (stage.kind === 'foreign') {
    return (
      <div className="import">
        <stage.Foreign file={file} onClose={onClose} />
      </div>
    );
  }
  return (
    <div className="import">
      <div role="status">{wordsFor(stage)}</div>
      {stage.kind === 'failed' && (
        <p role="alert" className="text-body text-ember">
          {stage.words}
        </p>
      )}
      {stage.kind === 'preview' && (
        <PreviewWords
          preview={stage.preview}
          problem={stage.problem}
          onConfirm={() => confirm(stage.preview)}
        />
      )}
      {stage.kind !== 'importing' && (
        <Button emphasis={stage.kind === 'done' ? 'primary' : 'quiet'} onClick={onClose}>
          {stage.kind === 'done' ? 'Done' : 'Close, change nothing'}
        </Button>
      )}
    </div>
  );
}

function wordsFor(stage: ImportStage): ReactNode {
  switch (stage.kind) {
    case 'reading':
      return <p className="text-body text-muted">Reading the file...</p>;
    case 'importing':
      return (
        <p className="text-body text-muted">
          {stage.doneCount} of {stage.preview.fresh.length} entries imported. Please stay here.
        </p>
      );
    case 'done':
      return <p className="text-body text-venom">{doneWords(stage.imported)}</p>;
    case 'failed':
    case 'foreign':
    case 'preview':
      return null;
    default:
      return unreachable(stage);
  }
}

/** Reads the file and makes the preview; it changes nothing. What is no export of ours may be another tracker's. */
async function stageOf(
  file: File,
  previewOf: (read: ReadExport) => Promise<ImportPreview>,
): Promise<ImportStage> {
  if (file.size > MAX_IMPORT_BYTES) return { kind: 'failed', words: PROBLEM_WORDS['too-large'] };
  const begin = await file.slice(0, BEGIN_BYTES).text();
  if (!/^\ufeff?\s*[{[]/.test(begin)) return foreignStage();
  const read = await readExport(await textOf(file), createBreather());
  if (read.ok) return { kind: 'preview', preview: await previewOf(read.value) };
  if (read.failure === 'foreign') return foreignStage();
  return { kind: 'failed', words: PROBLEM_WORDS[read.failure] };
}

/** Decoded piece by piece: a large file at once would hold the page up. */
async function textOf(file: File): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = await file.slice(at, at + PIECE_BYTES).arrayBuffer();
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

async function foreignStage(): Promise<ImportStage> {
  try {
    const { ForeignImport } = await import('./importers/foreign-import.tsx');
    return { kind: 'foreign', Foreign: ForeignImport };
  } catch {
    const words = 'What reads such files could not be loaded. Try again when you are online.';
    return { kind: 'failed', words };
  }
}
