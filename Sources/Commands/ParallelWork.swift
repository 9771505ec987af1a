/// Performs the same work for several items, a few at a time.
enum ParallelWork {
  /// Returns the results, in the order of the items.
  /// - Parameters:
  ///   - most: The maximum number of items at a time.
  ///   - done: A closure that's called with each result as soon as it's available.
  /// - Throws: The first error of the work. Items that haven't started by then are skipped.
  static func results<Item: Sendable, Result: Sendable>(
    of items: [Item], atMost most: Int, work: @escaping @Sendable (Item) async throws -> Result,
    done: (Result) async -> Void
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var rest = items.enumerated().makeIterator()
      func begin() {
        guard let (index, item) = rest.next() else { return }
        group.addTask { (index, try await work(item)) }
      }
      for _ in 0..<most { begin() }
      var results = [Result?](repeating: nil, count: items.count)
      while let (index, result) = try await group.next() {
        begin()
        results[index] = result
        await done(result)
      }
      return results.compactMap(\.self)
    }
  }
}
