import Foundation

/// The tracking mode of the main run loop, which is active while the user scrolls.
package enum RunLoopTracking {
  /// A closure that returns whether the user is scrolling; UIKit sets it.
  nonisolated(unsafe) package static var isScrolling: @MainActor () -> Bool = { false }

  /// The mode of the main run loop while the user scrolls.
  package static let mode = RunLoop.Mode("UITrackingRunLoopMode")

  /// Whether the user is scrolling.
  ///
  /// Use it only on the main thread.
  package static var isActive: Bool { MainActor.assumeIsolated { isScrolling() } }

  /// The current mode of the main run loop.
  ///
  /// Use it only on the main thread.
  package static var currentMode: RunLoop.Mode { isActive ? mode : .default }

  /// Returns whether the main run loop is handling sources for any of the modes.
  ///
  /// Call it only on the main thread.
  package static func runs(_ modes: some Collection<RunLoop.Mode>) -> Bool {
    modes.contains(.common) || modes.contains(currentMode)
  }

  /// Makes timers and blocks in the common modes run while the user scrolls.
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
