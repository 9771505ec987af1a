/// The launch times of apps, which a test can measure.
@MainActor
package enum LaunchTimes {
  /// The real seconds that each launch of this process took, the latest last.
  package private(set) static var all: [Double] = []

  /// Notes a launch.
  static func add(_ seconds: Double) {
    all.append(seconds)
  }
}
