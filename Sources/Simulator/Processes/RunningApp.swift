import DeviceProtocol
import DisplayList
import Foundation

/// What a device knows of an app whose process lives; used on the device's queue only.
final class RunningApp {
  /// Where the app is in its life.
  enum Phase { case launching, active, inactive, background, ending }

  /// Somebody who waits for an answer.
  private struct Waiter {
    /// The time on `Device.uptime` at which they began.
    var start: Double
    /// The seconds after which they give up.
    var limit: Double
    var resume: (Result<ScreenElement?, any Error>) -> Void
  }

  /// What is waited for.
  enum Awaited: Hashable {
    case ready
    case reply(Int)
    case lifecycle(LifecycleEvent)
  }

  let app: InstalledApp
  let defaults: WorkingDefaults
  var process: AppProcess?
  var phase = Phase.launching
  var frame: EncodedFrame?
  var images: [ImageID: Data] = [:]
  var systemAppearance: SystemAppearance?
  var textInput: TextInputState?
  var reports: [Report] = []
  var configuration: DeviceConfiguration
  var elementDecoder = ElementDecoder()
  private var waiters: [Awaited: [Waiter]] = [:]
  var responsiveness = Responsiveness(time: Device.uptime)
  /// Whether the device ended the process, so that its end is no crash.
  var isKilled = false

  init(app: InstalledApp, configuration: DeviceConfiguration, defaults: WorkingDefaults) {
    self.app = app
    self.defaults = defaults
    self.configuration = configuration
  }

  /// Whether anybody waits for an answer.
  var isAwaited: Bool { !waiters.isEmpty }

  /// Has a closure called when an answer comes, or when it does not come in time.
  func wait(
    for awaited: Awaited, seconds: Double,
    resume: @escaping (Result<ScreenElement?, any Error>) -> Void
  ) {
    let waiter = Waiter(start: Device.uptime, limit: seconds, resume: resume)
    waiters[awaited, default: []].append(waiter)
  }

  /// Lets those go whose time is over; ends the app if it is not ready in time.
  func giveUpWaiting(at time: Double) {
    for (awaited, all) in waiters {
      let late = all.filter { $0.start + $0.limit <= time }
      guard !late.isEmpty else { continue }
      waiters[awaited] = all.filter { $0.start + $0.limit > time }
      let isLaunch = awaited == .ready && phase == .launching
      for waiter in late {
        let error: DeviceError =
          isLaunch
          ? .launchTimedOut(app: app.name, seconds: waiter.limit, output: process?.lastWords ?? "")
          : .notResponding(app: app.name, seconds: waiter.limit)
        waiter.resume(.failure(error))
      }
      if isLaunch {
        isKilled = true
        process?.signal(SIGKILL)
      }
    }
  }

  func resume(_ awaited: Awaited, with result: Result<ScreenElement?, any Error>) {
    guard let list = waiters.removeValue(forKey: awaited) else { return }
    for waiter in list { waiter.resume(result) }
  }

  func resumeAll(with error: any Error) {
    let all = waiters
    waiters = [:]
    for waiter in all.values.joined() { waiter.resume(.failure(error)) }
  }
}
