/// The original Core Foundation functions that UIKit replaces, and functions that avoid creating
/// Foundation's objects.
enum CoreFoundation {
  struct TimerContext {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var functions: (Int, Int, Int) = (0, 0, 0)
  }

  static let mainRunLoop = LibDispatch.function(
    "CFRunLoopGetMain", as: (@convention(c) () -> UnsafeRawPointer).self)
  nonisolated(unsafe) static let defaultMode = LibDispatch.symbol("kCFRunLoopDefaultMode").load(
    as: UnsafeRawPointer.self)
  static let addTimer = LibDispatch.function(
    "CFRunLoopAddTimer",
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void).self)
  static let invalidateTimer = LibDispatch.function(
    "CFRunLoopTimerInvalidate", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
  static let setNextFireDate = LibDispatch.function(
    "CFRunLoopTimerSetNextFireDate", as: (@convention(c) (UnsafeRawPointer, Double) -> Void).self)
  static let nextFireDate = LibDispatch.function(
    "CFRunLoopTimerGetNextFireDate", as: (@convention(c) (UnsafeRawPointer) -> Double).self)
  static let interval = LibDispatch.function(
    "CFRunLoopTimerGetInterval", as: (@convention(c) (UnsafeRawPointer) -> Double).self)
  static let context = LibDispatch.function(
    "CFRunLoopTimerGetContext",
    as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void).self)
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
