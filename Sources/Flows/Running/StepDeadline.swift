import Simulator

/// The end of a wait for work that uses real time.
///
/// While a debugger has stopped the app, time doesn't count.
struct StepDeadline {
  private let device: Device
  private let end: ContinuousClock.Instant
  private let stoppedBefore: Double

  /// Creates a deadline in a number of seconds from now.
  init(in seconds: Double, on device: Device) async {
    self.device = device
    stoppedBefore = await device.stoppedTime
    end = .now + .seconds(seconds)
  }

  /// Whether the time is over.
  var hasPassed: Bool {
    get async {
      let stopped = await device.stoppedTime - stoppedBefore
      return ContinuousClock.now >= end + .seconds(stopped)
    }
  }
}
