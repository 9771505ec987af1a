/// Returns whether a condition becomes true within a number of seconds.
package func becomesTrue(
  within seconds: Double = 10, _ condition: () async throws -> Bool
) async rethrows -> Bool {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < deadline {
    if try await condition() { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return try await condition()
}
