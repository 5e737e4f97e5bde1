/** Where the requested object begins; text and code fences before it are skipped. */
const beginning = /\{\s*"/;

/**
 * Reads one JSON object while it arrives and emits each member of it as soon as its value is whole, so that a broken end costs only
 * what comes after it. A member that is no JSON is left out.
 */
export function createMemberReader(onMember: (name: string, value: unknown) => void) {
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
    /** Takes the next piece of text. */
    write: (piece: string) => {
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
    /** Whether the object has been closed. */
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
