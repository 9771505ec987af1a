import AppRuntime
import Foundation

/// NSObject's methods for selectors on Apple's systems.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>.
extension NSObjectProtocol {
  /// Returns whether the object has a method.
  public func responds(to aSelector: Selector!) -> Bool {
    nonisolated(unsafe) let object = self as AnyObject
    return MainActor.assumeIsolated {
      ObjCRuntime.responds(object, to: aSelector)
        || FrameworkMethods.has(aSelector.description, type(of: object))
    }
  }

  /// Returns whether the object's class adopts a protocol, such as `UITextInput.self`.
  public func conforms<AdoptedProtocol>(to aProtocol: AdoptedProtocol.Type) -> Bool {
    self is AdoptedProtocol
  }

  /// Calls a method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    call(aSelector, with: [])
  }

  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, with: [object])
  }

  /// Calls a method with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  {
    call(aSelector, with: [object1, object2])
  }

  private func call(_ selector: Selector, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let object = self as AnyObject
    nonisolated(unsafe) let arguments = arguments
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    MainActor.assumeIsolated {
      guard let value = SelectorCalls.perform(selector, on: object, with: arguments) else { return }
      nonisolated(unsafe) let returned = value as AnyObject
      DispatchQueue.main.async { withExtendedLifetime(returned) {} }
      result = Unmanaged.passUnretained(returned)
    }
    return result
  }
}

extension NSObject {
  /// Calls a method after a delay.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay, when the run loop is in one of the given modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let (object, argument) = (self, anArgument)
    MainActor.assumeIsolated {
      DelayedPerform.schedule(aSelector, on: object, with: argument, after: delay, in: modes)
    }
  }

  /// Calls a method on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    let work = { @Sendable in
      MainActor.assumeIsolated {
        _ = SelectorCalls.perform(aSelector, on: object, with: [argument])
      }
    }
    if wait { Self.runOnMain(work) } else { DispatchQueue.main.async(execute: work) }
  }

  private static func runOnMain(_ work: @Sendable () -> Void) {
    if MainQueue.isCurrent { work() } else { DispatchQueue.main.sync(execute: work) }
  }

  /// Calls a method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    nonisolated(unsafe) var call = {}
    Self.runOnMain {
      MainActor.assumeIsolated {
        call = SelectorCalls.call(aSelector, on: object, with: [argument])
      }
    }
    nonisolated(unsafe) let work = call
    Thread.detachNewThread { work() }
  }

  /// Cancels delayed calls that are still pending.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedPerform.cancel { $0.target === target } }
  }

  /// Cancels delayed calls of a method that are still pending.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    nonisolated(unsafe) let argument = anArgument
    MainActor.assumeIsolated {
      DelayedPerform.cancel {
        $0.target === target && $0.selector == aSelector
          && DelayedPerform.areEqual($0.argument, argument)
      }
    }
  }
}
