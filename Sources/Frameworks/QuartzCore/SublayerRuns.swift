/// Information about runs of sublayers with a fixed length, which lets a layer with many sublayers
/// skip distant runs as a whole.
struct SublayerRuns {
  /// The information about a run.
  enum Run {
    /// The run hasn't been examined.
    case unknown
    /// The run's sublayers must be examined one by one.
    case mixed
    /// None of the run's sublayers extends beyond a part of the superlayer.
    /// - Parameter ofPlainViews: Whether, in addition, nothing in the run customizes touch handling
    ///   or descriptions.
    case within(LayerExtent, ofPlainViews: Bool)
  }

  /// The number of sublayers in a run.
  static let length = 64
  /// The minimum number of sublayers.
  ///
  /// With fewer, examining each one is just as fast.
  static let fewestSublayers = 128

  private(set) var runs: [Run]
  private let count: Int

  /// Creates runs for a number of sublayers, without any information about them.
  init(count: Int) {
    self.count = count
    runs = Array(repeating: .unknown, count: (count + Self.length - 1) / Self.length)
  }

  /// Returns the indexes of a run's sublayers.
  func places(of run: Int) -> Range<Int> {
    run * Self.length..<min(count, (run + 1) * Self.length)
  }

  /// Stores or discards information about a run.
  ///
  /// The run might no longer exist.
  mutating func set(_ knowledge: Run, for run: Int) {
    if runs.indices.contains(run) { runs[run] = knowledge }
  }
}
