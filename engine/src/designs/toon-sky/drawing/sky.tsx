import { Stencil } from './stencil.tsx';

/** Clouds that drift where the tokens put them; a layer of its own, so that they rest while nobody sees them. */
export function Sky() {
  return (
    <div className="sky" aria-hidden="true">
      <Stencil name="cloud" />
      <Stencil name="cloud" />
      <Stencil name="cloud" />
      <Stencil name="cloud" />
    </div>
  );
}
