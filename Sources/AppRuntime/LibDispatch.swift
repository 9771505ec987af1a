import Foundation

/// The original libdispatch functions that UIKit replaces.
enum LibDispatch {
  typealias Block = @convention(block) () -> Void
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  nonisolated(unsafe) static let mainQueue = symbol("_dispatch_main_q")
  nonisolated(unsafe) static let timerType = symbol("_dispatch_source_type_timer")
  nonisolated(unsafe) static let countType = symbol("_dispatch_source_type_data_add")

  static let after = function(
    "dispatch_after", as: (@convention(c) (UInt64, UnsafeRawPointer, @escaping Block) -> Void).self)
  static let afterFunction = function(
    "dispatch_after_f",
    as: (@convention(c) (UInt64, UnsafeRawPointer, UnsafeMutableRawPointer?, @escaping Function) ->
      Void)
      .self)
  static let async = function(
    "dispatch_async", as: (@convention(c) (UnsafeRawPointer, @escaping Block) -> Void).self)
  static let asyncFunction = function(
    "dispatch_async_f",
    as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, @escaping Function) -> Void)
      .self)
  static let createSource = function(
    "dispatch_source_create",
    as: (@convention(c) (UnsafeRawPointer, UInt, UInt, UnsafeRawPointer?) -> UnsafeRawPointer?)
      .self)
  static let setTimer = function(
    "dispatch_source_set_timer",
    as: (@convention(c) (UnsafeRawPointer, UInt64, UInt64, UInt64) -> Void).self)
  static let count = function(
    "dispatch_source_merge_data", as: (@convention(c) (UnsafeRawPointer, UInt) -> Void).self)
  static let label = function(
    "dispatch_queue_get_label",
    as: (@convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?).self)
  static let isCancelled = function(
    "dispatch_source_testcancel", as: (@convention(c) (UnsafeRawPointer) -> Int).self)
  static let retain = function(
    "dispatch_retain", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
  static let release = function(
    "dispatch_release", as: (@convention(c) (UnsafeRawPointer) -> Void).self)

  /// Returns whether a queue is libdispatch's own, which manages its threads.
  static func isOwn(_ queue: UnsafeRawPointer?) -> Bool {
    guard let queue, let label = label(queue) else { return false }
    return String(cString: label) == "com.apple.libdispatch-manager"
  }

  /// Returns the number of seconds from now until a time of libdispatch, as the app intended it, or
  /// `nil` if the time is never.
  static func delay(until time: UInt64) -> TimeInterval? {
    switch time {
    case .max: return nil
    case 0: return 0
    default: break
    }
    let wall: UInt64 = 1 << 62
    let notUptime: UInt64 = 1 << 63
    let (clock, value): (clockid_t, UInt64) =
      if time & notUptime == 0 {
        (CLOCK_MONOTONIC, time)
      } else if time & wall == 0 {
        (CLOCK_BOOTTIME, time & ~notUptime)
      } else {
        (CLOCK_REALTIME, 0 &- time)
      }
    return ClockReadings.delay(on: clock, precision: 5e-9) { start in
      Double(Int(value) - start.tv_sec * 1_000_000_000 - start.tv_nsec) / 1e9
    }
  }

  static func symbol(_ name: String) -> UnsafeRawPointer {
    guard let symbol = dlsym(nil, name) else { preconditionFailure("libdispatch has no \(name)") }
    return UnsafeRawPointer(symbol)
  }

  /// Returns the next function of the same name after UIKit's own.
  static func function<Type>(_ name: String, as type: Type.Type) -> Type {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, name) else { preconditionFailure("there is no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }
}
