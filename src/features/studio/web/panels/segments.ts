/** A choice among a few words. */
export const segments = {
  className: 'grid grid-cols-2 gap-0.5 rounded-control border border-line-strong p-0.5',
  optionClassName:
    'min-h-10 rounded-lg px-2 text-sm font-medium text-muted hover:bg-wash hover:text-text aria-checked:chosen aria-checked:bg-violet-end aria-checked:text-white',
};
