import DisplayList
import Foundation

extension NotificationOrder {
  /// Checks that the request is safe for the device to store and show.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  package func checkLimits() throws {
    switch self {
    case .add(let request): try request.checkLimits()
    case .removePending(let names?), .removeDelivered(let names?):
      try AppLimit.elements.check(names.count)
      for name in names { try AppLimit.appName.check(name.utf8.count) }
    case .badge(let number): try AppLimit.badge.check(number)
    case .categories(let categories):
      try AppLimit.tests.check(categories.count)
      for category in categories { try category.checkLimits() }
    case .removePending(nil), .removeDelivered(nil), .findPending, .findDelivered, .allow, .present,
      .register, .unregister:
      break
    }
  }
}

extension NotificationRequest {
  /// Checks that the notification is safe to store and show.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  package func checkLimits() throws {
    try AppLimit.appName.check(identifier.utf8.count)
    for text in [
      content.title, content.subtitle, content.body, content.sound ?? "", content.thread,
      content.category,
    ] {
      try AppLimit.notificationText.check(text.utf8.count)
    }
    try AppLimit.notificationText.check(content.userInfo?.count ?? 0)
    if let badge = content.badge { try AppLimit.badge.check(badge) }
    if let fault = trigger?.fault { throw AppMessage.Nonsense(description: fault) }
  }
}

extension NotificationCategory {
  fileprivate func checkLimits() throws {
    try AppLimit.appName.check(identifier.utf8.count)
    try AppLimit.callers.check(actions.count)
    for action in actions {
      try AppLimit.appName.check(action.identifier.utf8.count)
      try AppLimit.appName.check(action.title.utf8.count)
    }
  }
}
