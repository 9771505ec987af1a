import DeviceProtocol
import DisplayList
import Foundation

/// A device's information about an app whose process is running; used only on the device's queue.
final class RunningApp {
  /// The phase of the app's lifecycle.
  enum Phase { case launching, active, inactive, background, ending }

  /// A task that's waiting for an answer.
  private struct Waiter {
    /// The time on `DeviceTime.uptime` at which they started.
    var start: Double
    /// The seconds after which they give up.
    var limit: Double
    var resume: (Result<ScreenElement?, any Error>) -> Void
  }

  /// An event to wait for.
  enum Awaited: Hashable {
    case ready
    case reply(Int)
    /// Elements that the caller decodes.
    case look(Int)
    case lifecycle(LifecycleEvent)
    case restored
  }

  /// The request for which the process was started.
  let request: LaunchRequest
  /// A number that distinguishes this process from others that the device has started, including
  /// those of the same app.
  let launch: Int
  let defaults: WorkingDefaults
  var process: AppProcess?
  var phase = Phase.launching
  var frame: EncodedFrame?
  var images = AppImages()
  var systemAppearance: SystemAppearance?
  var textInput: TextInputState?
  /// The number of the app's reports.
  var reportCount = 0
  private let builtAt: Date?
  var configuration: DeviceConfiguration
  var elementDecoder = ElementDecoder()
  private var waiters: [Awaited: [Waiter]] = [:]
  var responsiveness = Responsiveness(time: DeviceTime.uptime)
  /// The time that passed on the app's clock in the last wait, and whether nothing else will happen
  /// without input.
  var waited = (seconds: 0.0, isOver: false)
  /// Notifications for which the app hasn't answered yet how to present them, by the numbers of the
  /// questions.
  var arrivals: [Int: DeliveredNotification] = [:]
  /// The state for restoring the app, as last sent by it.
  var keptState: Data?
  /// Whether the app is being restored, and whether it can't be without being relaunched.
  var isRestoring = false
  var needsRelaunch = false
  /// Whether the app was asked where its main thread is, and hasn't answered yet.
  var owesStack = false
  /// Whether the process shows that the app will not answer.
  private(set) var isStalled = false
  /// The main thread's stack, if the app doesn't respond.
  var stack: [StackFrame] = []
  /// Replies that the caller decodes and hasn't taken yet, by the numbers of the questions.
  var encodedReplies: [Int: Data] = [:]
  /// The user's lines to which calls lead that an inspector has asked about, or `nil` if there's
  /// none.
  var callerPlaces: [[Int]: CallerLocator.Place?] = [:]
  private var stall = StallDetector()
  /// Whether the device ended the process, so that its end isn't a crash.
  var isKilled = false
  /// The reason that the device ended the process, which is reported when it ends.
  var offense: String?

  init(
    _ request: LaunchRequest, launch: Int, configuration: DeviceConfiguration,
    defaults: WorkingDefaults
  ) {
    self.request = request
    self.launch = launch
    builtAt = Self.modificationDate(of: request.app.executable)
    self.defaults = defaults
    self.configuration = configuration
  }

  var app: InstalledApp { request.app }

  /// Whether the executable is still the one that runs, and not of a newer build.
  var hasItsExecutable: Bool {
    builtAt != nil && builtAt == Self.modificationDate(of: app.executable)
  }

  private static func modificationDate(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Whether anyone waits for an answer.
  var isAwaited: Bool { !waiters.isEmpty }

  /// Returns whether anyone is waiting for this answer.
  func isAwaited(_ awaited: Awaited) -> Bool { waiters[awaited] != nil }

  /// Calls a closure when an answer arrives, or when it's late.
  func wait(
    for awaited: Awaited, seconds: Double,
    resume: @escaping (Result<ScreenElement?, any Error>) -> Void
  ) {
    let waiter = Waiter(start: DeviceTime.uptime, limit: seconds, resume: resume)
    waiters[awaited, default: []].append(waiter)
  }

  /// Notes that the app sent something, and so continues.
  func noteProgress() {
    stall = StallDetector()
    isStalled = false
  }

  /// Lets everybody go who waits for an app that will not answer, as its process shows, and ends
  /// the app.
  ///
  /// Before that, it has until the next look to report where its main thread is.
  func giveUpIfStalled(at time: Double, limits: Device.Limits) {
    // A stalled app stays so, for anyone still finding out where.
    if isKilled { return }
    guard isAwaited, let process else { return noteProgress() }
    guard let stall = stall.next(process.pid, at: time, limits: limits) else { return }
    guard isStalled else {
      isStalled = true
      guard stack.isEmpty, !owesStack else { return }
      owesStack = true
      return process.askForStack()
    }
    let error = DeviceError.stalled(
      app: app.name, isLaunching: phase == .launching, stall, output: process.lastWords)
    isKilled = true
    process.kill()
    resumeAll(with: error)
  }

  /// Lets those go whose time is over; ends the app if it isn't ready in time.
  func giveUpWaiting(at time: Double) {
    for (awaited, all) in waiters {
      let late = all.filter { $0.start + $0.limit <= time }
      guard !late.isEmpty else { continue }
      let patient = all.filter { $0.start + $0.limit > time }
      waiters[awaited] = patient.isEmpty ? nil : patient
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
        process?.kill()
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
