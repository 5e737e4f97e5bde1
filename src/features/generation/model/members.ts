/** Reads one JSON object while it arrives. */
export interface MemberReader {
  /** Takes the next piece of text; whole members are told at once. */
  write(text: string): void;
  /** Whether the object has been closed. */
  isWhole(): boolean;
}

/** Where an object that we asked for begins; what a model says before it, or the fence it puts around it, is not read. */
const beginning = /\{\s*"/;

/**
 * Tells each member of the outermost object as soon as its value is whole, so that a page can be shown while it is written and
 * a broken end costs only what comes after it. A member that is no JSON is left out.
 */
export function createMemberReader(onMember: (name: string, value: unknown) => void): MemberReader {
  let text = '';
  let position = -1;
  let memberStart = 0;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let isWhole = false;

  const endMember = (end: number) => {
    const member = parseMember(text.slice(memberStart, end));
    if (member) onMember(member.name, member.value);
    memberStart = end + 1;
  };
  const readCharacter = (character: string) => {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) {
        endMember(position);
        isWhole = true;
      }
    } else if (character === ',' && depth === 1) endMember(position);
  };

  return {
    write: (piece) => {
      if (isWhole) return;
      text += piece;
      if (position < 0) {
        const start = text.search(beginning);
        if (start < 0) return;
        position = start + 1;
        memberStart = position;
        depth = 1;
      }
      while (position < text.length) {
        readCharacter(text.charAt(position));
        if (depth === 0) return;
        position += 1;
      }
    },
    isWhole: () => isWhole,
  };
}

function parseMember(json: string): { name: string; value: unknown } | null {
  try {
    const [member] = Object.entries(JSON.parse(`{${json}}`) as Record<string, unknown>);
    return member ? { name: member[0], value: member[1] } : null;
  } catch {
    return null;
  }
}
