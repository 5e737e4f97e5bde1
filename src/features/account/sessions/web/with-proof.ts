import { codeOf } from '../../../../web/api/display-error.ts';

/** @returns false when the person would rather not. */
type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof | null = null;

/** The open page's proof dialog. @returns a function that takes it away. */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = null;
  };
}

/** Runs an action; where it takes a fresh proof, asks for one, then runs it again. @throws AbortError when the person would rather not. */
export async function withProof<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (codeOf(error) !== 'PROOF_NEEDED' || !askForProof) throw error;
    if (!(await askForProof())) throw new DOMException('No proof was given.', 'AbortError');
    return action();
  }
}
