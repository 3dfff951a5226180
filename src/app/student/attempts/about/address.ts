export function addressOfAbout(attemptId: string, position: number): string {
  return `/attempts/${attemptId}/questions/${position}`;
}
