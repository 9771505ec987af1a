import DisplayList
import Foundation

extension AppMessage {
  /// The error for an invalid message from an app.
  package struct Nonsense: Error, CustomStringConvertible {
    /// The problem.
    package let description: String
  }

  /// Checks that the message is safe to handle and pass on.
  /// - Throws: `LimitExceeded`, `Nonsense`.
  package func checkLimits() throws {
    switch self {
    case .ready, .moving, .lifecycleDone, .textInput(nil), .accessibilityFocus, .needsRelaunch,
      .mockUsed:
      break
    case .state(_, let data): try AppLimit.keptState.check(data.count)
    case .restored(let restoration): try restoration.checkLimits()
    case .announcement(let text): try AppLimit.reportText.check(text.utf8.count)
    case .waited(let seconds, _): try AppLimit.length.check(seconds)
    case .textInput(let state?): try state.checkLimits()
    case .systemAppearance(let appearance):
      try AppLimit.orientations.check(appearance.supportedOrientations.count)
    case .report(let report, let callers):
      try AppLimit.reportText.check(report.message.utf8.count)
      try AppLimit.url.check(report.file?.utf8.count ?? 0)
      try AppLimit.word.check(report.stub?.utf8.count ?? 0)
      try AppLimit.callers.check(callers.count)
      guard callers.allSatisfy({ $0 >= 0 }) else {
        throw Nonsense(description: "a place in front of the executable")
      }
    case .shortcuts(let shortcuts):
      try AppLimit.callers.check(shortcuts.count)
      for shortcut in shortcuts { try shortcut.checkLimits() }
    case .pasteboard(let text): try AppLimit.text.check(text.utf8.count)
    case .openURL(let url):
      try AppLimit.url.check(url.utf8.count)
      guard url.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[^\s\p{Cc}]*/) != nil else {
        throw Nonsense(description: "a URL without a scheme")
      }
    case .notification(let order): try order.checkLimits()
    case .exchange(let exchange): try exchange.checkLimits()
    case .request(let request): try request.checkLimits(body: .seenBody)
    case .web(let message): try AppLimit.webMessage.check(message.json.count)
    case .test(let report, _): try report.checkLimits()
    case .savePhoto(let name, let data):
      try AppLimit.imageBytes.check(data.count)
      guard name.wholeMatch(of: /[A-Za-z0-9-]{1,64}\.(png|jpg)/) != nil else {
        throw Nonsense(description: "an invalid name of an image file")
      }
    case .changePhotos(let changes):
      try AppLimit.photos.check(changes.count)
      for change in changes { try change.checkLimits() }
    }
  }
}

extension HomeScreenShortcut {
  fileprivate func checkLimits() throws {
    try AppLimit.appName.check(type.utf8.count)
    try AppLimit.appName.check(title.utf8.count)
    try AppLimit.appName.check(subtitle?.utf8.count ?? 0)
    try AppLimit.reportText.check(userInfo?.count ?? 0)
  }
}

extension TextInputState {
  fileprivate func checkLimits() throws {
    try AppLimit.text.check(text.utf8.count)
    try AppLimit.word.check(keyboardType.utf8.count)
    for length in [
      caret.origin.x, caret.origin.y, caret.width, caret.height, field.origin.x, field.origin.y,
      field.width, field.height, keyboardHeight,
    ] {
      try AppLimit.length.check(Double(length))
    }
  }
}
