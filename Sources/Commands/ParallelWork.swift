/// Does the same to several things, a few at once.
enum ParallelWork {
  /// The results, in the order of the items.
  /// - Parameters:
  ///   - most: How many are worked on at once.
  ///   - done: is given each result as soon as it's there.
  /// - Throws: what the work throws first; what hasn't begun then isn't done.
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
