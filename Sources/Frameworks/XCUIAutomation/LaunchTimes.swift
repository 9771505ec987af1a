/// The durations of app launches, which a test can measure.
@MainActor
package enum LaunchTimes {
  /// The durations of all launches by this process, in seconds of real time, latest last.
  package private(set) static var all: [Double] = []

  /// Records a launch.
  static func add(_ seconds: Double) {
    all.append(seconds)
  }
}
