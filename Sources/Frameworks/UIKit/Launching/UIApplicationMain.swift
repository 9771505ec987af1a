import Foundation

/// Creates the app and its delegate, launches the app, and runs its event loop.
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

/// Creates the app and its delegate, launches the app, and runs its event loop.
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
