/// A time at which work must be at its end.
struct TimeLimit: Sendable {
  private let end: ContinuousClock.Instant

  /// A limit of so many seconds from now on.
  init(seconds: Double) {
    end = .now + .seconds(seconds)
  }

  /// Whether the time is over.
  var isOver: Bool { ContinuousClock.now >= end }

  /// Does work whose task is cancelled when the time is over.
  /// - Throws: what the work throws.
  func during<Value: Sendable>(
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
