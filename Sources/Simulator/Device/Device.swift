import DeviceProtocol
import Foundation
import OrderedCollections
import Sandbox

/// A simulated device, with its apps and their life cycles, its screen, and its input.
///
/// Coordinates are in points of the screen in its current orientation, with the origin at the top
/// left.
package actor Device {
  /// The contents of the screen.
  package enum Front: Equatable, Sendable {
    case home
    case app(bundleID: String)
    case switcher
    /// The lock screen.
    case locked
  }

  /// The way to end an app.
  package enum Killing: Sendable {
    /// As a user does in the app switcher: the app is notified and enters the background first.
    case user
    /// Immediately, without notice.
    case sigkill
  }

  /// Time limits, in seconds.
  package struct Limits: Sendable {
    /// The time for an app to become ready after its process was started.
    package var launch = 20.0
    /// The time for an app to settle and report it.
    package var settle = 10.0
    /// The time for an app to run its callbacks during a state transition.
    package var lifecycle = 5.0
    /// The time until a silent frontmost app is considered unresponsive.
    package var silence = 3.0
    /// The maximum CPU time of an app's main thread while the device waits for the app.
    ///
    /// An app that exceeds it is considered to be in an infinite loop.
    package var computing = 4.0
    /// The maximum idle time of an app while the device waits for it.
    ///
    /// An app that exceeds it is considered to be waiting forever.
    package var idleness = 5.0

    /// Creates the default limits.
    package init() {}
  }

  /// The queue on which the device performs all of its work.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    deviceQueue.asUnownedSerialExecutor()
  }

  /// The folder with the data of each device model's apps.
  package nonisolated let storage: URL
  /// All output and reports of the apps.
  package nonisolated let log: OutputLog
  /// The source of time.
  package nonisolated let clock: DeviceConfiguration.Clock
  /// The sandbox settings of apps.
  nonisolated let sandbox: SandboxSettings
  nonisolated let deviceQueue: DeviceQueue
  /// The time limits.
  package internal(set) var limits = Limits()
  /// The contents of the screen.
  package internal(set) var front = Front.home
  /// The text that was copied last.
  package internal(set) var pasteboard: String?

  var apps = InstalledApps()
  var crashes = CrashRecord()
  var settings: DeviceSetup { didSet { saveSettings() } }
  var time: DeviceTime
  var observers = DeviceObservers()
  var reporting = Reporting()
  var requestLog = RequestLog()
  var exchangeLog = ExchangeLog()
  var running: [String: RunningApp] = [:]
  var prewarmed = PrewarmedProcesses()
  var debugging = Debugging()
  /// The bundle identifiers in the app switcher, most recently used first.
  var recents: OrderedSet<String> = []
  /// The reason for the next launch of an app.
  var launchReason = LaunchReason()
  /// The folders of the apps' data on this model.
  var containers: AppContainers
  var notifications: DeviceNotifications
  var isWatched = true
  /// Whether apps record where their views and constraints are created.
  var isInspectable = false
  /// The app that was frontmost when the device was locked, which returns to the front after
  /// unlocking.
  var frontBeforeLock: Front?

  var screen: ScreenController
  /// The task that animates the screen.
  var ticker: Task<Void, Never>?
  let camera = ScreenCamera()
  var imageNumbers = ImageNumbers()

  var watchdog: Task<Void, Never>?
  /// The lookups of unresponsive apps' main threads, by bundle identifier.
  var stackLookups: [String: Task<[StackFrame], Never>] = [:]
  private var lastID = 0

  /// Creates a device without apps.
  /// - Parameters:
  ///   - model: The model, or `nil` for the one that the first installed app is designed for.
  ///   - storage: The folder for the apps' data, separate for each model.
  ///   - isAnimated: Whether the device's own screens are animated, which takes time on its clock.
  ///     By default, they are if the clock is real.
  ///   - other: A device whose queue this device shares, so that they don't wait for each other's
  ///     threads.
  package init(
    model: DeviceModel? = nil, storage: URL,
    appearance: DeviceConfiguration.Appearance = .light,
    contentSizeCategory: String = "UICTContentSizeCategoryL", locale: DeviceLocale = .standard,
    clock: DeviceConfiguration.Clock = .real, isAnimated: Bool? = nil,
    sandbox: SandboxSettings = SandboxSettings(), sharingQueueOf other: Device? = nil
  ) {
    self.sandbox = sandbox
    self.storage = storage
    log = OutputLog(in: storage)
    settings = DeviceSetup(
      model: model, appearance: appearance, contentSizeCategory: contentSizeCategory,
      locale: locale, clock: clock)
    self.clock = clock
    let folder = Self.folder(of: settings.model, in: storage)
    containers = AppContainers(in: folder)
    notifications = DeviceNotifications(in: folder)
    time = DeviceTime(clock)
    deviceQueue = other?.deviceQueue ?? DeviceQueue(label: "device")
    screen = ScreenController(isAnimated: isAnimated ?? (clock == .real))
  }

  /// The apps in the order they were first installed.
  package var installedApps: [InstalledApp] { apps.all }

  /// The latest crash of any app.
  package var lastCrash: CrashLog? { crashes.last }

  /// The number of crashes so far.
  package var crashCount: Int { crashes.count }

  /// The frontmost app, if its process is running.
  var frontApp: RunningApp? {
    guard case .app(let bundleID) = front else { return nil }
    return running[bundleID]
  }

  /// Returns a unique number for an app launch, or for a question to an app.
  func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
