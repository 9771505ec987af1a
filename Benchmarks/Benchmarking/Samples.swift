/// Figures of one thing that was measured several times.
package struct Samples: Sendable {
  private let sorted: [Double]

  /// - Parameter values: at least one.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The smallest value: what it takes when nothing else disturbs.
  package var minimum: Double { sorted[0] }

  /// The value in the middle.
  package var median: Double { percentile(50) }

  /// The value that so many percent of the samples don't exceed.
  package func percentile(_ percent: Double) -> Double {
    let index = Int((Double(sorted.count - 1) * percent / 100).rounded())
    return sorted[index]
  }
}

/// How long something took, in milliseconds.
/// - Throws: what `body` throws.
package func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}
