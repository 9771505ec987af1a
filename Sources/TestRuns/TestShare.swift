import DeviceProtocol

/// Divides tests among devices or machines, suite by suite, as the state that one test of a suite
/// leaves may matter to the next.
struct TestShare {
  private var shares: [[TestName]]

  /// - Parameter count: The number of shares, at least 1.
  init(of tests: [TestName], count: Int) {
    shares = [[TestName]](repeating: [], count: count)
    var suites: [[TestName]] = []
    for test in tests {
      if let last = suites.last?.first, last.target == test.target, last.suite == test.suite {
        suites[suites.count - 1].append(test)
      } else {
        suites.append([test])
      }
    }
    // The longest first, each to the share with the least; among equals the order decides, so that
    // every machine divides alike.
    let ordered = suites.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    for (_, suite) in ordered {
      let least = shares.indices.min { shares[$0].count < shares[$1].count } ?? 0
      shares[least] += suite
    }
    let places = Dictionary(tests.enumerated().map { ($1, $0) }) { first, _ in first }
    shares = shares.map { share in
      share.sorted { places[$0, default: 0] < places[$1, default: 0] }
    }
  }

  /// Returns the tests of a shard.
  /// - Parameter number: From 1.
  func tests(_ number: Int) -> [TestName] { shares[number - 1] }
}
