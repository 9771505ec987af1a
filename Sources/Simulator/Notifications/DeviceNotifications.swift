import DeviceProtocol
import Foundation

/// The notifications of a device's apps: scheduled requests, badges, and the notifications on the
/// lock screen.
struct DeviceNotifications {
  private static let savingPause = Duration.milliseconds(100)

  private var store: NotificationStore
  /// Notifications that arrived while the device was locked, latest first.
  private(set) var locked: [NotificationBanner] = []
  private var saving: Task<Void, Never>?

  /// Loads the notifications of a model.
  /// - Parameter model: The folder of the model.
  init(in model: URL) {
    store = Self.store(in: model)
  }

  private static func store(in model: URL) -> NotificationStore {
    NotificationStore(in: model.appendingPathComponent("Notifications"))
  }

  /// Switches to the notifications of another model.
  mutating func open(in model: URL) {
    store = Self.store(in: model)
  }

  subscript(bundleID: String) -> AppNotifications { store[bundleID] }

  /// The time on the device's clock at which the next request of any app is due.
  var nextDue: Double? { store.nextDue }

  /// The numbers in the icons' badges, by bundle identifier.
  var badges: [String: Int] { store.badges }

  /// Loads the saved notifications of an app.
  /// - Parameter name: The name of the app's file.
  mutating func load(_ bundleID: String, from name: String, at now: Double) {
    store.load(bundleID, from: name, at: now)
  }

  /// Changes the notifications of an app.
  /// - Parameter save: A closure that saves all changes. It's called after a delay, so that many
  ///   changes are written together.
  mutating func change(
    _ bundleID: String, _ change: (inout AppNotifications) -> Void,
    save: @escaping @Sendable () async -> Void
  ) {
    store.change(bundleID, change)
    guard saving == nil else { return }
    saving = Task {
      // Sleep throws if it's canceled, which happens when all changes have been saved.
      guard (try? await Task.sleep(for: Self.savingPause)) != nil else { return }
      await save()
    }
  }

  /// Saves all changes.
  /// - Throws: The reason that a file can't be written.
  mutating func save() throws {
    saving?.cancel()
    saving = nil
    try store.save()
  }

  /// Deletes the notifications of an app.
  /// - Throws: The reason that the app's file can't be removed.
  mutating func forget(_ bundleID: String) throws {
    try store.forget(bundleID)
  }

  /// Returns the first app, by bundle identifier, with a request that's due.
  func firstDue(at now: Double) -> String? {
    guard let nextDue, nextDue <= now else { return nil }
    return store.apps.filter { $0.value.nextDue.map { $0 <= now } ?? false }.keys.min()
  }

  // MARK: - The lock screen

  /// Adds a notification to the lock screen.
  mutating func lock(_ banner: NotificationBanner) {
    locked.insert(banner, at: 0)
    if locked.count > AppNotifications.mostDelivered { locked.removeLast() }
  }

  /// Clears the lock screen.
  mutating func clearLocked() {
    locked = []
  }
}
