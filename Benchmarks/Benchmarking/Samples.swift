/// Figures of one thing that was measured several times.
package struct Samples: Sendable {
  private let sorted: [Double]

  /// - Parameter values: at least one.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The smallest value: the one without any disturbance.
  package var minimum: Double { sorted[0] }

  /// The value in the middle.
  package var median: Double { percentile(50) }

  /// The value that this percentage of the samples doesn't exceed.
  package func percentile(_ percent: Double) -> Double {
    let index = Int((Double(sorted.count - 1) * percent / 100).rounded())
    return sorted[index]
  }
}

/// How long something took, in milliseconds.
/// - Throws: the error of `body`.
package func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}
