import DeviceProtocol

/// Divides tests among devices or machines.
///
/// The tests of a suite stay together because they may depend on the state that earlier tests
/// leave.
struct TestShare {
  private var shares: [[TestName]]

  /// - Parameter count: The number of shares, which is at least 1.
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
    // The suites with the most tests come first, and each is assigned to the share with the fewest
    // tests. Ties are broken by order, so that every machine divides the tests in the same way.
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
  /// - Parameter number: The number of the shard, counted from 1.
  func tests(_ number: Int) -> [TestName] { shares[number - 1] }
}
