import DeviceProtocol
import Foundation

/// The scheduling and presentation of apps' notifications.
extension Device {
  /// Loads the saved notifications of this model's apps.
  func loadApps() {
    containers = AppContainers(in: modelStorage)
    notifications.open(in: modelStorage)
    for app in installedApps { loadNotifications(of: app) }
    planNotifications()
  }

  /// Loads the saved notifications of an app.
  func loadNotifications(of app: InstalledApp) {
    saveNotifications()
    notifications.load(app.bundleID, from: containers.claimName(for: app), at: now)
  }

  /// Handles an app's request about its notifications.
  func take(_ order: NotificationOrder, from app: RunningApp) {
    let bundleID = app.app.bundleID
    guard isOnDevice(app) else { return }
    switch order {
    case .add(let request): plan(request, of: bundleID)
    case .removePending(let names): keep(bundleID) { $0.remove(pending: names) }
    case .removeDelivered(let names): keep(bundleID) { $0.remove(delivered: names) }
    case .findPending(let id):
      let pending = notifications[bundleID].pending.map(\.request)
      send(.notification(.pending(id: id, pending)), to: app)
    case .findDelivered(let id):
      send(.notification(.delivered(id: id, notifications[bundleID].delivered)), to: app)
    case .badge(let number):
      guard notifications[bundleID].allowed.contains(.badge) else { return }
      setBadge(max(0, number), of: bundleID)
    case .allow(let options): keep(bundleID) { $0.allowed = options }
    case .categories(let categories): keep(bundleID) { $0.categories = categories }
    case .present(let id, let options):
      guard let notification = app.arrivals.removeValue(forKey: id) else { return }
      show(notification, of: bundleID, as: options)
    case .register: register(app)
    case .unregister: keep(bundleID) { $0.isRegistered = false }
    }
    planNotifications()
  }

  /// Changes the stored notifications of an app.
  ///
  /// Frequent changes are combined and written periodically.
  func keep(_ bundleID: String, _ change: (inout AppNotifications) -> Void) {
    notifications.change(bundleID, change) { [weak self] in await self?.saveNotifications() }
  }

  /// Saves the notifications of all apps.
  func saveNotifications() {
    do {
      try notifications.save()
    } catch {
      log.append([
        .report(
          app: model.name,
          Report(severity: .error, message: "Can't save the notifications: \(error)."))
      ])
    }
  }

  private func tell(_ bundleID: String, _ severity: Report.Severity, _ message: String) {
    emit(.report(bundleID: bundleID, Report(severity: severity, message: message)))
  }

  private func setBadge(_ number: Int, of bundleID: String) {
    keep(bundleID) { $0.badge = number }
    screenDidChange()
  }

  private func register(_ app: RunningApp) {
    let bundleID = app.app.bundleID
    keep(bundleID) {
      $0.isRegistered = true
      if $0.token == nil { $0.token = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }) }
    }
    guard let token = notifications[bundleID].token else { return }
    send(.notification(.token(token)), to: app)
  }

  // MARK: - Scheduling

  private func plan(_ request: NotificationRequest, of bundleID: String) {
    guard let trigger = request.trigger else {
      return arrive(DeliveredNotification(request: request, date: Date()), of: bundleID)
    }
    let date = Date()
    guard let next = trigger.date(after: date) else { return }
    let due = now + next.timeIntervalSince(date)
    keep(bundleID) { $0.add(request, at: next, due: due) }
  }

  /// The time on the device's clock of the device's next scheduled action.
  var nextDue: Double? {
    [notifications.nextDue, screen.nextDue].compactMap(\.self).min()
  }

  /// Performs all due actions: delivers notifications and removes banners.
  func doWhatIsDue() {
    perform(screen.timeDidPass(in: situation))
    // Adding up seconds leads to rounding errors.
    let now = now + 1e-6
    while let bundleID = notifications.firstDue(at: now) {
      var next: AppNotifications.Pending?
      keep(bundleID) { next = $0.takeDue(at: now) }
      guard let next else { break }
      arrive(DeliveredNotification(request: next.request, date: next.date), of: bundleID)
    }
    planNotifications()
  }

  /// Schedules waking the device when something is due.
  ///
  /// A manual clock does that when it's advanced.
  func planNotifications() {
    time.plan(nextDue) { [weak self] in await self?.wake() }
  }

  private func wake() {
    time.noteWake()
    doWhatIsDue()
  }

  // MARK: - Presentation

  /// Delivers a notification.
  ///
  /// The frontmost app determines its presentation.
  private func arrive(_ notification: DeliveredNotification, of bundleID: String) {
    guard let app = frontApp, app.app.bundleID == bundleID, app.phase == .active else {
      return show(notification, of: bundleID, as: [.banner, .list, .badge])
    }
    let id = nextID()
    app.arrivals[id] = notification
    send(.notification(.arrives(id: id, notification)), to: app)
  }

  private func show(
    _ notification: DeliveredNotification, of bundleID: String, as options: NotificationPresentation
  ) {
    let kept = notifications[bundleID]
    let content = notification.request.content
    let isAlert = kept.allowed.contains(.alert) && content.hasText
    if isAlert, !options.isDisjoint(with: [.list, .alert]) {
      keep(bundleID) { $0.list(notification) }
    }
    if isAlert, !options.isDisjoint(with: [.banner, .alert]), content.level != .passive,
      !kept.allowed.contains(.provisional)
    {
      showBanner(of: notification, category: kept.category(of: notification), bundleID)
    }
    if let badge = content.badge, kept.allowed.contains(.badge), options.contains(.badge) {
      setBadge(max(0, badge), of: bundleID)
      if let app = running[bundleID] { send(.notification(.badge(max(0, badge))), to: app) }
    }
  }

  private func showBanner(
    of notification: DeliveredNotification, category: NotificationCategory?, _ bundleID: String
  ) {
    guard let app = apps[bundleID] else { return }
    let banner = NotificationBanner(
      app: app, notification: notification, actions: category?.actions ?? [])
    if front == .locked {
      notifications.lock(banner)
    } else {
      perform(screen.show(banner, in: situation))
    }
    emit(.announcement(bundleID: bundleID, banner.spokenText))
    screenDidChange()
    planNotifications()
  }

  // MARK: - User actions

  /// Performs the action that the user chose for a notification.
  func answer(_ answer: NotificationAnswer, of bundleID: String) {
    let notification = answer.notification
    let category = notifications[bundleID].category(of: notification)
    let app = running[bundleID].flatMap { $0.phase == .ending ? nil : $0 }
    let opensApp: Bool
    switch answer.choice {
    case .open: opensApp = true
    case .dismiss:
      guard category?.tellsOfDismissal == true, let app else { return }
      return send(.notification(.answered(answer)), to: app)
    case .action(let name):
      let action = category?.actions.first { $0.identifier == name }
      opensApp = action?.opensApp == true || app == nil
    }
    keep(bundleID) { $0.remove(delivered: [notification.request.identifier]) }
    if let app {
      if opensApp { open(bundleID) }
      send(.notification(.answered(answer)), to: app)
    } else {
      launchReason.answer = answer
      open(bundleID)
    }
  }

  // MARK: - Push notifications

  /// Sends a remote notification to the named app, or else the one that the file names, or else the
  /// frontmost app.
  /// - Throws: `DeviceError.notInstalled` if there's no such app, or `PushPayload.Invalid`.
  package func push(_ payload: PushPayload, to named: String?) throws {
    guard let bundleID = named ?? payload.bundleID ?? frontApp?.app.bundleID else {
      throw PushPayload.Invalid(
        description: "No app is in front, and the file has no “\(PushPayload.targetKey)”.")
    }
    let request = try payload.localizedRequest(
      for: installed(bundleID), language: locale.languageTag)
    note(.push(payload, bundleID: bundleID))
    let app = running[bundleID].flatMap { $0.phase == .ending ? nil : $0 }
    if let request {
      if notifications[bundleID].allowed.isEmpty {
        tell(
          bundleID, .warning,
          "The notification isn't shown: the user hasn't allowed notifications from this app.")
      }
      arrive(DeliveredNotification(request: request, date: Date()), of: bundleID)
    }
    let isInFront = app != nil && app === frontApp
    if payload.isSilent || isInFront, let app {
      send(.notification(.pushed(payload.userInfo, isSilent: payload.isSilent)), to: app)
    } else if payload.isSilent {
      tell(
        bundleID, .note,
        "The app isn't running, so the background notification wasn't delivered.")
    }
    planNotifications()
  }
}
