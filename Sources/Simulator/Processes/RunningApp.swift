import DeviceProtocol
import DisplayList
import Foundation

/// What a device knows of an app whose process lives; used on the device's queue only.
final class RunningApp {
  /// Where the app is in its life.
  enum Phase { case launching, active, inactive, background, ending }

  /// Somebody who waits for an answer, with the time on `Device.now` at which they give up.
  struct Waiter {
    var deadline: Double
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
  var waiters: [Awaited: [Waiter]] = [:]
  /// When the app said anything last.
  var answerTime = Device.uptime
  /// When the question was asked that tells whether the app still answers.
  var pingTime: Double?
  var isResponding = true
  /// Whether the device ended the process, so that its end is no crash.
  var isKilled = false

  init(app: InstalledApp, configuration: DeviceConfiguration, defaults: WorkingDefaults) {
    self.app = app
    self.defaults = defaults
    self.configuration = configuration
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
