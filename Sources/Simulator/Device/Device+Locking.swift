import DeviceProtocol

/// Locking the device, as with its side button.
extension Device {
  /// Shows the lock screen, and returns when the frontmost app has entered the background.
  package func lock() async {
    guard front != .locked else { return }
    notifications.clearLocked()
    frontBeforeLock = front == .switcher ? .home : front
    let leaving = running.values.filter { $0.phase == .active || $0.phase == .inactive }
    leaveFront()
    for app in running.values { send(.protectedData(isAvailable: false), to: app) }
    show(.locked)
    for app in leaving {
      await waitQuietly(for: .lifecycle(.didEnterBackground), of: app, limit: limits.lifecycle)
    }
  }

  /// Shows the app that was frontmost when the device was locked.
  package func unlock() {
    guard front == .locked else { return }
    let previous = frontBeforeLock
    giveProtectedData()
    if case .app(let bundleID) = previous, isRunning(bundleID) {
      open(bundleID)
    } else {
      show(.home)
    }
  }

  /// Notifies apps once after each unlock that protected files are available again.
  func giveProtectedData() {
    guard frontBeforeLock != nil else { return }
    frontBeforeLock = nil
    for app in running.values { send(.protectedData(isAvailable: true), to: app) }
  }
}
