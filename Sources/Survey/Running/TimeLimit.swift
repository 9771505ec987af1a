/// A time by which work must be completed.
package struct TimeLimit: Sendable {
  private let end: ContinuousClock.Instant

  /// Creates a limit that ends after a number of seconds.
  /// - Parameter outer: Another limit that this limit can't exceed.
  package init(seconds: Double, within outer: TimeLimit? = nil) {
    let own = ContinuousClock.now + .seconds(seconds)
    end = outer.map { min($0.end, own) } ?? own
  }

  /// Whether the time has run out.
  package var isOver: Bool { ContinuousClock.now >= end }

  /// Performs work in a task that's canceled when the time has run out.
  /// - Throws: An error from the work.
  package func during<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await work() }
      group.addTask {
        try? await Task.sleep(until: end, clock: .continuous)
        return nil
      }
      while let value = try await group.next() {
        if let value { return value }
        group.cancelAll()
      }
      throw CancellationError()
    }
  }
}
