/// The original Core Foundation functions that UIKit replaces, and functions that avoid creating
/// Foundation's objects.
enum CoreFoundation {
  /// `CFRunLoopTimerContext`.
  struct TimerContext {
    typealias Retain = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
    typealias Release = @convention(c) (UnsafeRawPointer?) -> Void

    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain: Retain?
    var release: Release?
    var copyDescription: UnsafeRawPointer?
  }

  static let mainRunLoop = LibDispatch.function(
    "CFRunLoopGetMain", as: (@convention(c) () -> UnsafeRawPointer).self)
  nonisolated(unsafe) static let defaultMode = LibDispatch.symbol("kCFRunLoopDefaultMode").load(
    as: UnsafeRawPointer.self)
  static let currentRunLoop = LibDispatch.function(
    "CFRunLoopGetCurrent", as: (@convention(c) () -> UnsafeRawPointer).self)
  static let createTimer = LibDispatch.function(
    "CFRunLoopTimerCreate",
    as: (@convention(c) (
      UnsafeRawPointer?, Double, Double, UInt, Int, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?).self)
  static let addTimer = LibDispatch.function(
    "CFRunLoopAddTimer",
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void).self)
  static let invalidateTimer = LibDispatch.function(
    "CFRunLoopTimerInvalidate", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
  static let isValid = LibDispatch.function(
    "CFRunLoopTimerIsValid", as: (@convention(c) (UnsafeRawPointer) -> Bool).self)
  static let setNextFireDate = LibDispatch.function(
    "CFRunLoopTimerSetNextFireDate", as: (@convention(c) (UnsafeRawPointer, Double) -> Void).self)
  static let nextFireDate = LibDispatch.function(
    "CFRunLoopTimerGetNextFireDate", as: (@convention(c) (UnsafeRawPointer) -> Double).self)
  static let interval = LibDispatch.function(
    "CFRunLoopTimerGetInterval", as: (@convention(c) (UnsafeRawPointer) -> Double).self)
  static let context = LibDispatch.function(
    "CFRunLoopTimerGetContext",
    as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void).self)

  /// Returns how a timer calls back.
  static func context(of timer: UnsafeRawPointer) -> TimerContext {
    var result = TimerContext()
    context(timer, &result)
    return result
  }

  static let now = LibDispatch.function(
    "CFAbsoluteTimeGetCurrent", as: (@convention(c) () -> Double).self)
  static let synchronizePreferences = LibDispatch.function(
    "CFPreferencesAppSynchronize", as: (@convention(c) (UnsafeRawPointer) -> Bool).self)
  nonisolated(unsafe) static let currentApplication = LibDispatch.symbol(
    "kCFPreferencesCurrentApplication"
  ).load(as: UnsafeRawPointer.self)

  static let mainBundle = LibDispatch.function(
    "CFBundleGetMainBundle", as: (@convention(c) () -> UnsafeRawPointer?).self)
  static let infoDictionary = LibDispatch.function(
    "CFBundleGetInfoDictionary",
    as: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?).self)
  static let value = LibDispatch.function(
    "CFDictionaryGetValue",
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?).self)
  static let count = LibDispatch.function(
    "CFArrayGetCount", as: (@convention(c) (UnsafeRawPointer) -> Int).self)
  static let element = LibDispatch.function(
    "CFArrayGetValueAtIndex", as: (@convention(c) (UnsafeRawPointer, Int) -> UnsafeRawPointer?).self
  )
}
