import DeviceProtocol
import DisplayList
import Foundation

/// A device's information about an app with a running process.
///
/// Use it only on the device's queue.
final class RunningApp {
  /// The phase of the app's lifecycle.
  enum Phase { case launching, active, inactive, background, ending }

  /// A task that's waiting for an answer.
  private struct Waiter {
    /// The start of the wait, as `DeviceTime.uptime`.
    var start: Double
    /// The maximum duration of the wait, in seconds.
    var limit: Double
    var resume: (Result<ScreenElement?, any Error>) -> Void
  }

  /// An event to wait for.
  enum Awaited: Hashable {
    case ready
    case reply(Int)
    /// Encoded elements, which the caller decodes.
    case look(Int)
    case lifecycle(LifecycleEvent)
    case restored
  }

  /// The request that the process was started with.
  let request: LaunchRequest
  /// A number that's unique among all processes that the device has started.
  let launch: Int
  let defaults: WorkingDefaults
  var process: AppProcess?
  var phase = Phase.launching
  var frame: EncodedFrame?
  /// The process that shows the app's web pages.
  var webEngine: WebEngine?
  var images = AppImages()
  var systemAppearance: SystemAppearance?
  var textInput: TextInputState?
  /// The number of reports that the app has sent.
  var reportCount = 0
  private let builtAt: Date?
  var configuration: DeviceConfiguration
  var elementDecoder = ElementDecoder()
  private var waiters: [Awaited: [Waiter]] = [:]
  var responsiveness = Responsiveness(time: DeviceTime.uptime)
  /// The time that passed on the app's clock during the last wait, and whether nothing else will
  /// happen without input.
  var waited = (seconds: 0.0, isOver: false)
  /// The notifications whose presentation the app hasn't decided yet, by the number of the
  /// question.
  var arrivals: [Int: DeliveredNotification] = [:]
  /// The state for restoring the app, as it last sent it.
  var keptState: Data?
  /// Whether the app is being restored, and must be relaunched if that fails.
  var isRestoring = false
  var needsRelaunch = false
  /// Whether the app still has to send its main thread's stack.
  var owesStack = false
  /// Whether the state of the process shows that the app can't respond anymore.
  private(set) var isStalled = false
  /// The main thread's stack if the app isn't responding.
  var stack: [StackFrame] = []
  /// Encoded replies that the caller hasn't taken yet, by the number of the question.
  var encodedReplies: [Int: Data] = [:]
  /// The lines in the user's code for call stacks that an inspector has looked up, or `nil` for
  /// those without one.
  var callerPlaces: [[Int]: CallerLocator.Place?] = [:]
  /// The state of the app in a debugger, or `nil` if none is attached.
  var debugger: DebuggerState?
  /// The time since which a debugger has stopped the app, as `DeviceTime.uptime`.
  var stopTime: Double?
  /// Whether the debugger knows the process.
  var isAnnounced = false
  /// The CPU time that the process had used at the last check, in seconds.
  private var checkedWork: Double?
  /// The messages for the app that arrived while it waited for a debugger.
  var postponed: [DeviceMessage] = []
  private var stall = StallDetector()
  /// Whether the device ended the process, so its exit isn't a crash.
  var isKilled = false
  /// The reason that the device ended the process, which is reported when the process exits.
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

  /// Whether a debugger keeps the app from running.
  var isStopped: Bool { debugger == .stopped || debugger == .waiting }

  /// Whether the app can be expected to respond.
  var canRespond: Bool { responsiveness.isResponding && !isStopped }

  /// Checks whether a debugger can attach because the app has finished launching, or because its
  /// process waits with its libraries loaded.
  ///
  /// A debugger that attaches earlier would see the sandbox's launcher, or the dynamic linker.
  func isReadyForDebugger() -> Bool {
    guard debugger == .waiting, let pid = process?.pid else { return phase != .launching }
    guard let times = ProcessTimes(of: pid) else { return false }
    defer { checkedWork = times.process }
    return times.process == checkedWork
  }

  /// Whether the executable file is the one that's running rather than a newer build.
  var hasItsExecutable: Bool {
    builtAt != nil && builtAt == Self.modificationDate(of: app.executable)
  }

  private static func modificationDate(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Whether anyone is waiting for an answer.
  var isAwaited: Bool { !waiters.isEmpty }

  /// Returns whether anyone is waiting for this answer.
  func isAwaited(_ awaited: Awaited) -> Bool { waiters[awaited] != nil }

  /// Calls a closure when an answer arrives or is overdue.
  func wait(
    for awaited: Awaited, seconds: Double,
    resume: @escaping (Result<ScreenElement?, any Error>) -> Void
  ) {
    let waiter = Waiter(start: DeviceTime.uptime, limit: seconds, resume: resume)
    waiters[awaited, default: []].append(waiter)
  }

  /// Records that the app sent something, so it's making progress.
  func noteProgress() {
    stall = StallDetector()
    isStalled = false
  }

  /// Gives the app its full time again for everything that it's expected to do.
  func restartChecks(at time: Double) {
    noteProgress()
    responsiveness.restart(at: time)
    owesStack = false
    stack = []
    for awaited in waiters.keys {
      for index in waiters[awaited, default: []].indices { waiters[awaited]?[index].start = time }
    }
  }

  /// Ends the app and all waits for it, if the state of its process shows that it can't respond
  /// anymore.
  ///
  /// Until the next check, the app has time to report its main thread's stack.
  func giveUpIfStalled(at time: Double, limits: Device.Limits) {
    // A stalled app stays stalled for callers that are still looking up its stack.
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

  /// Ends the waits that are overdue, and ends the app if it isn't ready in time.
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
