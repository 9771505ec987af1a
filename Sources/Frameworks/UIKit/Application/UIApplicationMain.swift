import Foundation

/// Makes the app and its delegate, goes through the launch and runs the event loop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)>.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  Launch.run(principalClassName: principalClassName, delegateClassName: delegateClassName)
}

/// Makes the app and its delegate, goes through the launch and runs the event loop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)>.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  Launch.run(principalClassName: principalClassName, delegateClassName: delegateClassName)
}
