import DeviceProtocol
import Foundation

/// An event on a device, for observers.
package enum DeviceEvent: Sendable {
  case launched(bundleID: String)
  /// The app's process exited.
  ///
  /// `crash` has the details if the exit was unexpected.
  case exited(bundleID: String, crash: CrashLog?)
  /// A debugger can attach to the app's process, which has loaded its libraries.
  case debuggable(bundleID: String)
  /// The app has stopped responding.
  case stoppedResponding(bundleID: String)
  /// The main thread's stack of an app that isn't responding, with only the user's calls, innermost
  /// first.
  case stuck(bundleID: String, [StackFrame])
  /// The app is responding again.
  case respondsAgain(bundleID: String)
  case report(bundleID: String, Report)
  /// The app posted an announcement for assistive technology.
  case announcement(bundleID: String, String)
  /// The app moved the focus of assistive technology to an element, or to the first one.
  case accessibilityFocus(bundleID: String, elementID: Int?)
  /// Another app, the home screen, or the app switcher is in front.
  case frontChanged
  /// The app requested to open a URL.
  ///
  /// No device opens URLs by itself.
  case openURL(bundleID: String, String)
  /// The user's place was restored in the app's newer build, as far as possible.
  case restored(bundleID: String, StateRestoration)
  /// The tests in the app's process sent a report.
  ///
  /// If the app sent it in their place, the token is wrong.
  case test(bundleID: String, TestReport, token: UInt64)
}
