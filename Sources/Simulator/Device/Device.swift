import DeviceProtocol
import Foundation
import OrderedCollections
import Sandbox

/// A simulated device: its apps, their lives, its screen, and the one door through which input
/// comes.
///
/// Places are in points of the screen as it is held, origin at the top left.
package actor Device {
  /// The contents of the screen.
  package enum Front: Equatable, Sendable {
    case home
    case app(bundleID: String)
    case switcher
    /// The lock screen.
    case locked
  }

  /// The way that an app is ended.
  package enum Killing: Sendable {
    /// The way a user does in the switcher: through the background, with advance notice.
    case user
    /// Outright, at this moment.
    case sigkill
  }

  /// Time limits, in seconds.
  package struct Limits: Sendable {
    /// Until an app is ready after its process was started.
    package var launch = 20.0
    /// Until an app has come to rest and reported it.
    package var settle = 10.0
    /// Until an app has gone through its callbacks on the way to another state.
    package var lifecycle = 5.0
    /// Until a silent app in front is called unresponsive.
    package var silence = 3.0
    /// The maximum CPU time of the main thread of an app that's being waited for, after which it's
    /// considered to be in an infinite loop.
    package var computing = 4.0
    /// The maximum idle time of an app that's being waited for, after which it's considered to be
    /// waiting forever.
    package var idleness = 5.0

    /// Creates the default limits.
    package init() {}
  }

  /// The queue on which the device does everything.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    deviceQueue.asUnownedSerialExecutor()
  }

  /// The folder under which each device model keeps its apps' data.
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
  var running: [String: RunningApp] = [:]
  var prewarmed = PrewarmedProcesses()
  /// Bundle identifiers in the switcher, the latest used first.
  var recents: OrderedSet<String> = []
  /// The reason for which an app is about to be launched.
  var launchReason = LaunchReason()
  /// The folders of the apps' data on this model.
  var containers: AppContainers
  var notifications: DeviceNotifications
  var isWatched = true
  /// Whether apps keep where their views and constraints are made.
  var isInspectable = false
  /// The app that was in front when the device was locked, and that returns when it's unlocked.
  var frontBeforeLock: Front?

  var screen: ScreenController
  /// Moves the screen on, while it moves.
  var ticker: Task<Void, Never>?
  let camera = ScreenCamera()
  var imageNumbers = ImageNumbers()

  var watchdog: Task<Void, Never>?
  /// The lookups of the main threads of apps that don't respond, by bundle identifier.
  var stackLookups: [String: Task<[StackFrame], Never>] = [:]
  private var lastID = 0

  /// Makes a device with nothing on it.
  /// - Parameters:
  ///   - model: The model; if `nil`, the one that the first installed app is made for.
  ///   - storage: The folder for the apps' data on each model.
  ///   - isAnimated: Whether the device's own screens move, which takes time of its clock. By
  ///     default, those of a device with a real clock do.
  ///   - other: A device on whose queue this one does everything too, so that neither waits for a
  ///     thread to do something for the other.
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

  /// How many apps have crashed.
  package var crashCount: Int { crashes.count }

  /// The app in front, if its process lives.
  var frontApp: RunningApp? {
    guard case .app(let bundleID) = front else { return nil }
    return running[bundleID]
  }

  /// Returns a unique number for a launch of an app or a question to it.
  func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
