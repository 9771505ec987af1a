import Foundation

/// Whether a user scrolls, while which the main run loop runs in its own mode.
package enum RunLoopTracking {
  /// A closure that returns whether the user is scrolling; UIKit sets it.
  nonisolated(unsafe) package static var isScrolling: @MainActor () -> Bool = { false }

  /// The mode of the main run loop while a user scrolls.
  package static let mode = RunLoop.Mode("UITrackingRunLoopMode")

  /// Whether a user scrolls; the main thread asks.
  package static var isActive: Bool { MainActor.assumeIsolated { isScrolling() } }

  /// The mode that the main run loop is in; the main thread asks.
  package static var currentMode: RunLoop.Mode { isActive ? mode : .default }

  /// Returns whether the main run loop is handling sources for some modes; called by the main
  /// thread.
  package static func runs(_ modes: some Collection<RunLoop.Mode>) -> Bool {
    modes.contains(.common) || modes.contains(currentMode)
  }

  /// Has timers and blocks for the common modes also run while a user scrolls.
  package static func join() {
    typealias Add = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
    typealias Make =
      @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>, UInt32) -> UnsafeRawPointer
    let main = LibDispatch.function(
      "CFRunLoopGetMain", as: (@convention(c) () -> UnsafeRawPointer).self)
    let utf8: UInt32 = 0x0800_0100
    let name = LibDispatch.function("CFStringCreateWithCString", as: Make.self)(
      nil, mode.rawValue, utf8)
    LibDispatch.function("CFRunLoopAddCommonMode", as: Add.self)(main(), name)
  }
}
