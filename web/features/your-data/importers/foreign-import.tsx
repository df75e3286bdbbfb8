import { type ReactNode, useEffect, useRef, useState } from 'react';
import { unreachable } from '#rules/unreachable.ts';
import { useGame } from '#web/game/game-context.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { createBreather } from '../breather.ts';
import { counted, doneWords } from '../import-words.ts';
import { ColumnPicker } from './column-picker.tsx';
import { type CsvColumns, type CsvTable, csvHabits } from './csv-habits.ts';
import { type ForeignFile, UnreadableFile } from './foreign-habit.ts';
import { ForeignPreview } from './foreign-preview.tsx';
import { takenBackWords } from './foreign-words.ts';
import {
  type PreparedHabit,
  type PreparedImport,
  prepareImport,
  readingFor,
} from './prepare-import.ts';
import { readForeign } from './read-foreign.ts';
import { runImport, takeBack } from './run-import.ts';

type ForeignStage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'columns'; readonly table: CsvTable }
  | { readonly kind: 'preview'; readonly prepared: PreparedImport; readonly problem?: string }
  | { readonly kind: 'importing'; readonly doneCount: number; readonly count: number }
  | { readonly kind: 'done'; readonly words: string; readonly habits: readonly PreparedHabit[] }
  | { readonly kind: 'taken-back'; readonly words: string };

export type ForeignImportProps = { readonly file: File; readonly onClose: () => void };

/** Imports a file of another tracker: reads it, asks what has to be asked, shows what it would do, does it. */
export function ForeignImport({ file, onClose }: ForeignImportProps): ReactNode {
  const game = useGame();
  const { call } = useAuth();
  const [stage, setStage] = useState<ForeignStage>({ kind: 'reading' });
  /** Set when somebody pressed Stop, or the window is gone. */
  const isStopped = useRef(false);

  useEffect(() => {
    isStopped.current = false;
    const show = (next: ForeignStage) => isStopped.current || setStage(next);
    const prepare = (read: ForeignFile) => prepareImport(game, call, read, createBreather());
    stageOf(file, game, prepare).then(show, (error) => show(failureOf(error)));
    return () => {
      isStopped.current = true;
    };
  }, [file, game, call]);

  function readTable(table: CsvTable, columns: CsvColumns): void {
    const breathe = createBreather();
    setStage({ kind: 'reading' });
    csvHabits(table, columns, breathe)
      .then((read) => prepareImport(game, call, read, breathe))
      .then((prepared) => setStage({ kind: 'preview', prepared }))
      .catch((error) => setStage(failureOf(error)));
  }

  function confirm(prepared: PreparedImport, habits: readonly PreparedHabit[]): void {
    const count = habits.reduce((sum, { fresh }) => sum + fresh.length, 0);
    const onProgress = (doneCount: number) => setStage({ kind: 'importing', doneCount, count });
    const tell = (problem: string) => setStage({ kind: 'preview', prepared, problem });
    onProgress(0);
    const { isHere } = prepared;
    const run = { fileName: file.name, isHere, habits, onProgress };
    runImport(game, call, { ...run, isStopped: () => isStopped.current })
      .then((imported) => {
        if (!imported.ok) tell(imported.failure);
        else setStage({ kind: 'done', words: doneWords(imported.value), habits });
      })
      .catch(() => tell('An error occurred'));
  }

  return (
    <>
      <div role="status">{wordsFor(stage)}</div>
      {stage.kind === 'failed' && (
        <p role="alert" className="text-body text-ember wrap-anywhere">
          {stage.words}
        </p>
      )}
      {stage.kind === 'columns' && (
        <ColumnPicker table={stage.table} onPicked={(columns) => readTable(stage.table, columns)} />
      )}
      {stage.kind === 'preview' && (
        <ForeignPreview
          prepared={stage.prepared}
          problem={stage.problem}
          onConfirm={(habits) => confirm(stage.prepared, habits)}
        />
      )}
      {stage.kind === 'importing' && (
        <>
          <progress
            aria-label="Imported so far"
            className="import-progress"
            max={stage.count}
            value={stage.doneCount}
          />
          <Button
            emphasis="quiet"
            onClick={() => {
              isStopped.current = true;
            }}
          >
            Stop here
          </Button>
        </>
      )}
      {stage.kind === 'done' && (
        <>
          <p className="text-small text-muted">
            To take it back later, remove these quests from the board: they go with all their days.
          </p>
          <Button
            emphasis="quiet"
            onClick={() => {
              const words = takenBackWords(takeBack(game, stage.habits));
              setStage({ kind: 'taken-back', words });
            }}
          >
            Take it back now
          </Button>
        </>
      )}
      {stage.kind !== 'importing' && (
        <Button emphasis={isThrough(stage) ? 'primary' : 'quiet'} onClick={onClose}>
          {isThrough(stage) ? 'Done' : 'Close, change nothing'}
        </Button>
      )}
    </>
  );
}

function isThrough({ kind }: ForeignStage): boolean {
  return kind === 'done' || kind === 'taken-back';
}

function wordsFor(stage: ForeignStage): ReactNode {
  switch (stage.kind) {
    case 'reading':
      return <p className="text-body text-muted">Reading the file...</p>;
    case 'importing':
      return (
        <p className="text-body text-muted">
          {stage.doneCount.toLocaleString('en')} of {counted(stage.count)} imported. Please stay
          here.
        </p>
      );
    case 'done':
    case 'taken-back':
      return <p className="text-body text-venom">{stage.words}</p>;
    case 'failed':
    case 'columns':
    case 'preview':
      return null;
    default:
      return unreachable(stage);
  }
}

function failureOf(error: unknown): ForeignStage {
  const words = error instanceof UnreadableFile ? error.message : 'This file cannot be read.';
  return { kind: 'failed', words };
}

/** Reads the file and makes the preview; it changes nothing. */
async function stageOf(
  file: File,
  game: Parameters<typeof readingFor>[0],
  prepare: (read: ForeignFile) => Promise<PreparedImport>,
): Promise<ForeignStage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = await readForeign({ name: file.name, bytes }, readingFor(game), createBreather());
  if (content.kind === 'table') return { kind: 'columns', table: content.table };
  return { kind: 'preview', prepared: await prepare(content.file) };
}
