/** Placeholder with the height of today's outfit while it loads. */
export function TodayLoading() {
  return (
    <div
      role="status"
      aria-label="Loading today's outfit"
      className="bg-tile breathing max-tablet:-mx-(--margin) h-[566px] tablet:h-[617px] desk:w-[calc(58.33%-28px)]"
    />
  )
}
