import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../../web/ui/controls/field.tsx';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';

/** Long enough for the next letter, short enough to feel at once. */
const pauseInMs = 250;

interface UserSearchProps {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as one types; Enter does not wait, and Esc empties it as browsers do. */
export function UserSearch({ search, onSearch }: UserSearchProps) {
  const interactive = useInteractive();
  const [text, setText] = useState(search);
  const asked = useRef(search);

  // Back and forward bring another search, which is not the one that was asked for here.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);

  const ask = (wanted: string) => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  const askLatest = useRef(ask);
  useEffect(() => {
    askLatest.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => askLatest.current(text.trim()), pauseInMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <form
      role="search"
      className="relative min-w-48 grow sm:max-w-xs"
      onSubmit={(event) => {
        event.preventDefault();
        ask(text.trim());
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label="Search users by coin name, or by email with an @"
        placeholder="Search users..."
        autoComplete="off"
        maxLength={200}
        disabled={!interactive}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="ps-10"
      />
    </form>
  );
}
