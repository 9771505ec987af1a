import DeviceProtocol
import Foundation

/// An event on a device, for observers.
package enum DeviceEvent: Sendable {
  case launched(bundleID: String)
  /// The app's process ended; `crash` has the details if it wasn't asked to.
  case exited(bundleID: String, crash: CrashLog?)
  /// The app hasn't answered for a while.
  case stoppedResponding(bundleID: String)
  /// The main thread's stack of an app that doesn't respond: the user's calls, innermost first.
  case stuck(bundleID: String, [StackFrame])
  /// The app that had not answered does so again.
  case respondsAgain(bundleID: String)
  case report(bundleID: String, Report)
  /// The app has assistive technology speak text.
  case announcement(bundleID: String, String)
  /// The app has assistive technology turn to an element, or to the first.
  case accessibilityFocus(bundleID: String, elementID: Int?)
  /// Another app, the home screen or the switcher is in front.
  case frontChanged
  /// The app asked for a URL, which no device opens on its own.
  case openURL(bundleID: String, String)
  /// The app's newer build is where the user was, as far as that could be brought back.
  case restored(bundleID: String, StateRestoration)
  /// The tests in the app's process report something, or the app does in their name: then the token
  /// isn't theirs.
  case test(bundleID: String, TestReport, token: UInt64)
}
